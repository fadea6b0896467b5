"""The command `escadrille`. What a command needs it imports late, so that all start fast."""

from __future__ import annotations

import sys


def main() -> None:
    from escadrille.cli.app import run

    sys.exit(run(sys.argv[1:]))
