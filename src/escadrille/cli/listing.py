"""What there is: rules, packs and scenarios."""

from __future__ import annotations

import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from escadrille.cli.explain import refusal
from escadrille.cli.terminal import Terminal
from escadrille.content.packs import shipped, system_of
from escadrille.kernel import files, registry
from escadrille.kernel.errors import BadOption, Unknown
from escadrille.kernel.options import Option
from escadrille.locale.rules import title_of


def chosen(slug: str | None) -> list[str]:
    """Return the system named, or all of them."""
    if slug is None:
        return registry.slugs()
    return [registry.system(slug).slug]


def list_rules(terminal: Terminal, name: str | None, slug: str | None, *, json: bool) -> None:
    """List the catalogue or a group of it, or show the one rule that is named.

    The system's own prefix may be left out: ALT-04, ALT.
    """
    known = {rule: text for each in chosen(slug) for rule, text in registry.catalogue(each).items()}
    one = False
    if name is not None:
        wanted = name.upper()
        found = [rule for rule in known if wanted in _names(rule)]
        one = bool(found)
        found = found or [rule for rule in known if wanted in map(_group, _names(rule))]
        if not found:
            raise Unknown("rule", name, list(known))
        known = {rule: known[rule] for rule in found}
    if json:
        terminal.json(known)
        return
    for rule, text in known.items():
        if one:
            terminal.tell(*refusal(rule, {}, terminal.say))
        else:
            terminal.tell(f"[bold]{rule:<18}[/] {text.title[terminal.lang]}")


def _names(rule: str) -> tuple[str, str]:
    return rule, rule.partition("-")[2]


def _group(rule: str) -> str:
    return rule.rpartition("-")[0]


def list_packs(terminal: Terminal, slug: str | None) -> None:
    for one in chosen(slug):
        for folder in shipped(one):
            header = files.toml(folder / "pack.toml")["pack"]
            title = header["title"][terminal.lang]
            terminal.tell(
                f"[bold]{one} {header['id']}[/] {header['version']} — {terminal.quote(title)}"
            )
            _count(terminal, one, folder)


def show_packs(terminal: Terminal, slug: str, kind: str | None, packs: list[Path]) -> None:
    """List the IDs that situations and orders may name, with what they are called; or one kind."""
    found = registry.system(slug)
    options = found.engine.options
    tables = {"option": {one.name: _option(one, found.slug, terminal) for one in options}}
    for folder in (*shipped(found.slug), *packs):
        for file in sorted(folder.glob("*.toml")):
            for table, rows in files.toml(file).items():
                if table != "pack":
                    named = {
                        row["id"]: _name(row, found.slug, terminal) for row in rows if "id" in row
                    }
                    tables.setdefault(table, {}).update(named)
    tables = {table: rows for table, rows in tables.items() if rows}
    if kind is not None and kind not in tables:
        raise Unknown("table", kind, list(tables))
    for table, rows in tables.items():
        if kind in (None, table):
            terminal.tell(f"[bold]{table}[/]")
            width = max(map(len, rows))
            for name, told in rows.items():
                terminal.tell(f"  {terminal.quote(name):<{width}}  {terminal.quote(told)}".rstrip())


def _option(option: Option, slug: str, terminal: Terminal) -> str:
    """Return what an option is called, the values that it may have, and its rule."""
    key = f"{slug}-option-{option.name.replace('_', '-')}"
    told = terminal.say(key) if terminal.say.knows(key) else title_of(option.rule, terminal.say)
    values = " ".join(str(value).lower() for value in option.values)
    return f"{told} ({values}) {option.rule}"


def _name(row: dict[str, Any], slug: str, terminal: Terminal) -> str:
    """Return what an entry is called in the language."""
    told = row.get("name", row.get("title", ""))
    if isinstance(told, dict):
        return str(told.get(terminal.lang, ""))
    key = f"{slug}-title-{told}"
    return terminal.say(key) if terminal.say.knows(key) else str(told)


def check_pack(terminal: Terminal, path: Path) -> None:
    """Report every fault of a pack at once, or what it holds."""
    slug = system_of(path)
    registry.system(slug).content.check(path.resolve())
    terminal.tell(terminal.say("pack-sound", path=terminal.quote(path), system=slug))
    _count(terminal, slug, path)


def _count(terminal: Terminal, slug: str, folder: Path) -> None:
    """Tell how many entries each table of a sound pack has, and where their figures come from."""
    tables: dict[str, Counter[str]] = {}
    for file in sorted(folder.glob("*.toml")):
        for table, rows in files.toml(file).items():
            if table != "pack":
                tables.setdefault(table, Counter()).update(row["origin"] for row in rows)
    for table, origins in tables.items():
        name = terminal.say(f"{slug}-table-{table}", count=origins.total())
        told = ", ".join(
            terminal.say(f"origin-{origin}", count=count) for origin, count in origins.items()
        )
        terminal.tell("  " + terminal.say("pack-table", name=name, origins=told))


def list_scenarios(terminal: Terminal, slug: str | None, packs: list[Path]) -> None:
    for one in chosen(slug):
        for scenario in registry.system(one).content.scenarios(packs):
            title = terminal.quote(scenario.title.say(terminal.lang))
            terminal.tell(f"[bold]{scenario.id:<22}[/] {title}", *_favoured(terminal, scenario))


def brief(terminal: Terminal, scenario: Any) -> None:
    """Tell the title and the briefing of a scenario."""
    title, briefing = scenario.title.say(terminal.lang), scenario.briefing.say(terminal.lang)
    terminal.tell(f"[bold]{terminal.quote(title)}[/]", terminal.quote(briefing.strip()))
    terminal.tell(*_favoured(terminal, scenario), "")


def _favoured(terminal: Terminal, scenario: Any) -> list[str]:
    """Return the line that says which side has the better of an uneven scenario."""
    if scenario.favours is None:
        return []
    side = terminal.quote(scenario.side[scenario.favours].name.say(terminal.lang))
    return [" " * 23 + terminal.say("scenario-favours", side=side)]


def show_scenario(terminal: Terminal, name: str, slug: str | None, packs: list[Path]) -> None:
    """Show a scenario: its briefing, then all that its pack says of it."""
    import tomli_w

    known = {s.id: s for one in chosen(slug) for s in registry.system(one).content.scenarios(packs)}
    if name not in known:
        raise Unknown("scenario", name, list(known))
    scenario = known[name]
    brief(terminal, scenario)
    plain = _spoken(msgspec.to_builtins(scenario), terminal.lang)
    for told in ("title", "briefing"):
        del plain[told]
    terminal.out.print(tomli_w.dumps(plain), markup=False, soft_wrap=True)


def generate_scenario(
    terminal: Terminal,
    slug: str,
    wishes: list[str],
    seed: int | None,
    file: Path | None,
    packs: list[Path],
) -> None:
    """Make a scenario by the rules of a system, tell it, and write it where it can be played."""
    import tomli_w

    content = registry.system(slug).content
    if content.generate is None or content.situation is None:
        raise BadOption(f"{slug} generates no scenarios")
    seed = secrets.randbelow(10**6) if seed is None else seed
    scenario = content.generate({**dict(map(wish, wishes)), "seed": seed}, packs)
    told = _spoken(scenario, terminal.lang)
    terminal.tell(f"[bold]{terminal.quote(told['title'])}[/]", terminal.quote(told["briefing"]))
    terminal.tell(terminal.say("scenario-seed", seed=str(seed)), "")
    text = tomli_w.dumps(content.situation(scenario))
    if file is None:
        terminal.out.print(text, markup=False, soft_wrap=True)
        return
    file.write_text(text, encoding="utf-8")
    terminal.tell(terminal.say("scenario-written", file=str(file), system=slug))


def wish(text: str) -> tuple[str, bool | int | str]:
    """Return a wish as it is typed: errand=patrol, players=2, known=true."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def _spoken(value: Any, lang: str) -> Any:
    """Keep of texts in several languages the one, and leave out what is empty."""
    if isinstance(value, dict):
        if lang in value:
            return value[lang]
        spoken = {key: _spoken(item, lang) for key, item in value.items()}
        return {key: item for key, item in spoken.items() if item not in (None, [], {})}
    if isinstance(value, list | tuple):
        return [_spoken(item, lang) for item in value]
    return value
