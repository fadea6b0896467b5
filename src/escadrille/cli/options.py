"""Options that commands of several kinds share."""

from __future__ import annotations

from typing import Annotated

import typer

JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]
# The language is taken from the line before any command runs; the option is here to be listed.
LangOption = Annotated[str | None, typer.Option(help="help-lang", metavar="fr|en")]
