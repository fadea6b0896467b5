"""Addresses that are not a stranger's server: the special-purpose ranges, as IANA registers them.

A list of our own, so that the same addresses are refused under every version of Python. Ranges that
a registry calls globally reachable are here all the same where nobody's server is behind them.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import Final

# https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast.
IPV4: Final = {
    "0.0.0.0/8": "this network",
    "10.0.0.0/8": "private use",
    "100.64.0.0/10": "shared address space",
    "127.0.0.0/8": "loopback",
    "169.254.0.0/16": "link local",
    "172.16.0.0/12": "private use",
    "192.0.0.0/24": "IETF protocol assignments",
    "192.0.2.0/24": "documentation (TEST-NET-1)",
    "192.31.196.0/24": "AS112-v4",
    "192.52.193.0/24": "automatic multicast tunneling",
    "192.88.99.0/24": "deprecated 6to4 relay anycast",
    "192.168.0.0/16": "private use",
    "192.175.48.0/24": "direct delegation AS112",
    "198.18.0.0/15": "benchmarking",
    "198.51.100.0/24": "documentation (TEST-NET-2)",
    "203.0.113.0/24": "documentation (TEST-NET-3)",
    "224.0.0.0/4": "multicast",
    "240.0.0.0/4": "reserved",
    "255.255.255.255/32": "limited broadcast",
}
# https://www.iana.org/assignments/iana-ipv6-special-registry, and what else is nobody's.
IPV6: Final = {
    "::/128": "unspecified",
    "::1/128": "loopback",
    "::/96": "deprecated IPv4-compatible",
    "64:ff9b:1::/48": "IPv4-IPv6 translation of local use",
    "100::/64": "discard only",
    "100:0:0:1::/64": "dummy prefix",
    "2001::/23": "IETF protocol assignments",
    "2001::/32": "Teredo",
    "2001:2::/48": "benchmarking",
    "2001:3::/32": "automatic multicast tunneling",
    "2001:4:112::/48": "AS112-v6",
    "2001:10::/28": "deprecated ORCHID",
    "2001:20::/28": "ORCHIDv2",
    "2001:30::/28": "drone remote identification",
    "2001:db8::/32": "documentation",
    "2620:4f:8000::/48": "direct delegation AS112",
    "3fff::/20": "documentation",
    "5f00::/16": "segment routing identifiers",
    "fc00::/7": "unique local",
    "fe80::/10": "link local",
    "fec0::/10": "deprecated site local",
    "ff00::/8": "multicast",
}
# An IPv4 address is inside: it is that one that is reached.
WRAPPED: Final = {
    "::ffff:0:0/96": ("IPv4-mapped", 0),
    "64:ff9b::/96": ("IPv4-IPv6 translation", 0),
    "2002::/16": ("6to4", 80),
}
UNICAST: Final = IPv6Network("2000::/3")
"""All that IANA has given out of IPv6 to be reached globally."""

_IPV4: Final = tuple(map(IPv4Network, IPV4))
_IPV6: Final = tuple(map(IPv6Network, IPV6))
_WRAPPED: Final = tuple((IPv6Network(net), shift) for net, (_, shift) in WRAPPED.items())


def is_special(address: IPv4Address | IPv6Address) -> bool:
    """Is it an address that no stranger's server can have, whatever it is wrapped in?"""
    if isinstance(address, IPv4Address):
        return any(address in one for one in _IPV4)
    for wrapped, shift in _WRAPPED:
        if address in wrapped:
            return is_special(IPv4Address(int(address) >> shift & 0xFFFFFFFF))
    return address not in UNICAST or any(address in one for one in _IPV6)
