"""What people may call themselves and say: text, never markup, nothing that cannot be seen."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize

from escadrille.table.errors import BadName, BadText

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500

_SIGNS: Final = " '’-."
# Letters, marks and signs by their category that show nothing.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
# They would turn round what is written after them.
_TURNS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKUP: Final = re.compile(r"<[a-z/!?]", re.IGNORECASE)


def check_name(text: str) -> str:
    """Return a name as it is kept, or raise BadName."""
    name = normalize("NFC", text.strip(" "))
    kinds = "".join(_kind(sign) for sign in name)
    fit = re.fullmatch(r"(?:[LN]|[LN]M{1,3}|S)+", kinds) and re.search("[LN]", kinds)
    if not fit or len(name) > LONGEST_NAME or _INVISIBLE.search(name):
        raise BadName(
            f"a name is 1 to {LONGEST_NAME} letters of any script, digits, spaces and ' ’ - ."
        )
    return name


def _kind(sign: str) -> str:
    """L a letter, M what is put on one, N a digit, S one of our signs, ? anything else."""
    if sign in _SIGNS:
        return "S"
    kind = category(sign)
    if kind in ("Mn", "Mc", "Nd"):
        return kind[0]
    return "L" if kind[0] == "L" else "?"


def check_text(text: str) -> str:
    """Return a line of chat as it is kept, or raise BadText."""
    said = text.strip()
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise BadText(f"a line has 1 to {LONGEST_TEXT} characters")
    if any(category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in said) or _TURNS.search(said):
        raise BadText("a line has no control characters")
    if _MARKUP.search(said):
        raise BadText("a line has no markup")
    if not any(category(sign)[0] in "LNPS" for sign in _INVISIBLE.sub("", said)):
        raise BadText("a line has something to see")
    if re.search("M{5}", "".join(_kind(sign) for sign in said)):
        raise BadText("a line has no heaps of accents: they would cover its neighbours")
    return said
