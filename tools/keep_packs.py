"""Keep the packs of the house as they are, before a figure in them changes.

`python tools/keep_packs.py [SYSTEM...]` writes each pack into `packs/archive/SYSTEM/`, where games
that began with it find it for ever. Nothing that is there is ever changed or removed.
"""

from __future__ import annotations

import sys

import msgspec

from escadrille.content.packs import ARCHIVE
from escadrille.kernel.registry import slugs, system


def keep(slug: str) -> None:
    shelf = system(slug).content.shelf
    assert shelf is not None, f"{slug} has no packs"
    for pack in shelf.keep():
        file = ARCHIVE / slug / f"{pack.id}-{pack.hash}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_bytes(msgspec.json.encode(pack))
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or slugs():
        keep(name)
