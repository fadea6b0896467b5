"""What Typer says, in the words of the house: helps, headings, and what is wrong with a line."""

from __future__ import annotations

import re
from typing import Any, Final

import typer

from escadrille.cli.terminal import Terminal
from escadrille.locale import Voice


def translate(command: Any, say: Voice) -> None:
    """Put the keys of help texts into words, for a command and all below it."""
    command.help = say(command.help)
    for parameter in command.params:
        parameter.help = say(parameter.help)
    command.get_help_option(typer.Context(command)).help = say("help-help")
    for below in getattr(command, "commands", {}).values():
        translate(below, say)


def spread(command: Any, lang: Any) -> None:
    """List an option, which is taken from the line before any command runs, with all commands."""
    lang.expose_value = False
    for below in command.commands.values():
        if hasattr(below, "commands"):
            spread(below, lang)
        else:
            below.params.append(lang)


def translate_panels(say: Voice) -> None:
    """Put Typer's own headings into words; they are constants of its module."""
    from typer import rich_utils

    for name in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{name}_PANEL_TITLE", say(f"help-panel-{name.lower()}"))
    rich_utils.REQUIRED_LONG_STRING = f"[{say('help-required')}]"
    rich_utils.DEFAULT_STRING = f"[{say('help-default')} {{}}]"


def complain(error: Any, terminal: Terminal) -> int:
    """Say what is wrong with a command line, and where its help is."""
    say = terminal.say
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        translate_panels(say)
        print(error.ctx.get_help())
        return 0
    name = getattr(error, "option_name", None) or _name(getattr(error, "param", None))
    terminal.warn(say(KINDS[kind], name=name) if kind in KINDS else _told(error, name, say))
    if error.ctx is not None:
        terminal.warn(say("usage-help", command=error.ctx.command_path))
    return 2


KINDS: Final = {"MissingParameter": "usage-missing", "NoSuchOption": "usage-no-such-option"}
# What Typer says in English only, and the key of our own words for it.
TOLD: Final = {
    "usage-no-such-command": r"No such command '(?P<value>.*)'\.",
    "usage-integer": r"(Input should be a valid|Unable to parse input string as an) integer.*",
    "usage-least": r"Input should be greater than or equal to (?P<value>.*)",
    "usage-extra": r"Got unexpected extra argument\(s\) \((?P<value>.*)\)",
    "usage-no-value": r"Option '.*' requires an argument\.",
}


def _told(error: Any, name: str, say: Voice) -> str:
    for key, pattern in TOLD.items():
        if found := re.fullmatch(pattern, error.message, re.DOTALL):
            return say(key, name=name, **found.groupdict())
    return say("usage-other", message=error.format_message())


def _name(parameter: Any) -> str:
    """Return a parameter as the help shows it."""
    if parameter is None:
        return ""
    option = str(parameter.opts[0])
    return option if option.startswith("-") else str(parameter.metavar or option)
