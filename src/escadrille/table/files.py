"""The files of the page, each under an address of its content that a browser may keep for ever.

They are read from the disk and joined (`joining`), with what the server tells about its systems and
the words of each language. What is edited while the server runs is read anew with the document.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

import escadrille
from escadrille.kernel import registry
from escadrille.locale import LANGUAGES, folders, messages
from escadrille.table.joining import FIRST, RUNTIME, Joined, Module, bare, join, parse, source_map

WEB: Final = Path(escadrille.__file__).parent / "web"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
LAYING: Final = ("screens/replay.js", "screens/table.js")  # where boards are laid
_KEY: Final = re.compile(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)[\"'`]")
_KEY_BEGUN: Final = re.compile(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)(?:[\"'`]|\$)")
_REFERS: Final = re.compile(r"\{ *(-?[a-z][\w-]*)[ .}]")
STYLE: Final = "joined/style.css"
_MANIFEST: Final = re.compile(r"boards/([^/]+)/manifest\.js")
_SHEETS: Final = re.compile(r'(?:\s*<link rel="stylesheet" href="/([^"]+)">)+')
_LINK: Final = re.compile(r' (href|src)="/([^"]+)"')
_SHEET: Final = re.compile(r'stylesheet" href="/([^"]+)"')


class File:
    """A file of the page, and how it is called for its content."""

    def __init__(self, name: str, body: bytes) -> None:
        self.name, self.body = name, body
        self.kind = KINDS.get(Path(name).suffix, "application/json")
        digest = hashlib.sha256(body).digest()
        self.mark = urlsafe_b64encode(digest)[:12].decode()

    @property
    def address(self) -> str:
        return f"/v/{self.mark}/{self.name}"

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)


class Files:
    """All files of the page as they are on the disk now."""

    def __init__(self, published: Mapping[str, bytes], web: Path = WEB) -> None:
        self._web, self._published = web, published
        self._seen: list[tuple[str, int, int]] = []
        self._parsed: dict[str, tuple[str, Module]] = {}
        self.renew()

    def __iter__(self) -> Iterator[File]:
        return iter(self._files.values())

    def get(self, name: str) -> File | None:
        """Return a file as it is now, by its name."""
        self.renew()
        return self._files.get(name)

    def kept(self, mark: str, name: str) -> File | None:
        """Return a file whose content has not changed since its address was told."""
        file = self._files.get(name)
        return file if file and file.mark == mark else None

    def document(self, lang: str) -> File:
        """Return the one document, for who probably reads a language."""
        self.renew()
        return self._documents[lang]

    def renew(self) -> None:
        """Read what was edited."""
        seen = [*self._look()]
        if seen != self._seen:
            self._files = {file.name: file for file in self._made()}
            self._documents = {lang: self._document(lang) for lang in LANGUAGES}
            self._seen = seen

    def _look(self) -> Iterator[tuple[str, int, int]]:
        left = [str(self._web), *(str(folder) for lang in LANGUAGES for folder in folders(lang))]
        while left:
            with os.scandir(left.pop()) as entries:
                for one in entries:
                    if one.is_dir():
                        left.append(one.path)
                    else:
                        about = one.stat()
                        yield one.path, about.st_mtime_ns, about.st_size

    def _made(self) -> Iterator[File]:
        read = {
            path.relative_to(self._web).as_posix(): path.read_bytes()
            for path in sorted(self._web.rglob("*"))
            if path.is_file() and not path.name.endswith(".d.ts")
        }
        systems = registry.slugs()
        read["boards/all.js"] = _manifests(read)
        read["lib/shelves.js"] = b"export const shelves = " + msgspec.json.encode(systems) + b";\n"
        sheets = _SHEET.findall(read["index.html"].decode())
        read[STYLE] = b"\n".join(read[name] for name in sheets)
        read.update(self._published)
        yield from (File(name, body) for name, body in read.items())
        joined = self._join(read)
        self._needs = joined.needs
        for lang in LANGUAGES:
            for shelf, text in shelved(messages(lang), systems, joined).items():
                name = f"{lang}/{shelf}" if shelf else lang
                yield File(f"words/{name}.ftl", text.encode())
        for name, text in joined.files.items():
            lines = File(f"{name}.map", source_map(name, text))
            yield lines
            yield File(name, f"{text}//# sourceMappingURL={lines.address}\n".encode())

    def _join(self, read: Mapping[str, bytes]) -> Joined:
        modules: dict[str, Module] = {}
        left = [FIRST]
        while left:
            if (name := left.pop()) not in modules:
                modules[name] = module = self._parse(name, read[name].decode())
                left += [*module.taken, *module.later]
        return join(modules, bare(read[RUNTIME].decode()))

    def _parse(self, name: str, source: str) -> Module:
        before, module = self._parsed.get(name, (None, None))
        if module is None or before != source:
            module = parse(name, source)
            self._parsed[name] = (source, module)
        return module

    def _document(self, lang: str) -> File:
        """Write addresses into the page as it lies in the house; of what is asked for later too."""
        page = self._files["index.html"].body.decode()
        page = page.replace(f'"/{FIRST}"', f'"/joined/{FIRST}"').replace("/en.ftl", f"/{lang}.ftl")
        page = _SHEETS.sub(f'\n    <link rel="stylesheet" href="/{STYLE}">', page)
        page = _LINK.sub(lambda found: f' {found[1]}="{self._files[found[2]].address}"', page)
        marks = {file.name: file.mark for file in self if _is_asked_for(file.name)}
        told = msgspec.json.encode({"files": marks, "needs": self._needs}).decode()
        table = f'  <script type="application/json" id="files">{told}</script>\n  </head>'
        return File("index.html", page.replace("  </head>", f"  {table}").encode())


def _is_asked_for(name: str) -> bool:
    """Does a page whose modules are joined ask for this by its name?"""
    if name.endswith(".js"):
        return name.startswith("joined/") or name == "worker.js"
    return not name.endswith((".map", ".html", ".txt")) and not name.startswith("style/")


def _manifests(names: Iterable[str]) -> bytes:
    """Write the module that has what each system brings to the page."""
    slugs = [found[1] for found in map(_MANIFEST.fullmatch, names) if found]
    lines = [
        f'import {{ manifest as {_word(slug)} }} from "./{slug}/manifest.js";' for slug in slugs
    ]
    pairs = ", ".join(f'"{slug}": {_word(slug)}' for slug in slugs)
    return "\n".join([*lines, f"export const all = {{ {pairs} }};", ""]).encode()


def _word(slug: str) -> str:
    return slug.replace("-", "_")


def shelved(told: Mapping[str, str], systems: Iterable[str], joined: Joined) -> dict[str, str]:
    """Return messages by where the page looks for them.

    Those of a system (`flames-…`) are by themselves. Of the house's, "" has what the modules of the
    first screen may say, `table` what those of a table may, `house` what others may, and `rest`
    what is said in the terminal alone.
    """
    slugs = sorted(systems, key=len, reverse=True)  # flames-campaign before flames
    laid = {file for name in LAYING for file in joined.needs.get(name, [])}
    tables = [text for file, text in joined.files.items() if file in laid or "/boards/" in file]
    said = {
        "": _sayable(joined.files[f"joined/{FIRST}"]),
        "table": _sayable("".join(tables)),
        "house": _sayable("".join(joined.files.values())),
        "rest": re.compile(".*"),
    }

    def found(key: str) -> str:
        own = (slug for slug in slugs if key.startswith(f"{slug}-"))
        return next(own, None) or next(name for name, keys in said.items() if keys.fullmatch(key))

    shelf_of = {key: found(key) for key in told}
    ahead = {name: [*said][: place + 1] for place, name in enumerate(said)}
    ahead |= {
        slug: ["", *(one for one in slugs if f"{slug}-".startswith(f"{one}-"))] for slug in slugs
    }
    for shelf in sorted(ahead, key=lambda name: len(ahead[name])):
        left = [key for key, name in shelf_of.items() if name == shelf]
        while left:  # what a message refers to is there before it
            named = _REFERS.findall(told[left.pop()])
            missing = {key for key in named if shelf_of[key] not in ahead[shelf]}
            shelf_of.update(dict.fromkeys(missing, shelf))
            left += missing
    held: dict[str, list[str]] = {name: [] for name in (*said, *sorted(slugs))}
    for key, shelf in shelf_of.items():
        held[shelf].append(told[key])
    return {name: "\n".join([*entries, ""]) for name, entries in held.items()}


def _sayable(scripts: str) -> re.Pattern[str]:
    """Return a pattern for what modules may say: keys, and beginnings of those that are made up."""
    keys, begun = set(_KEY.findall(scripts)), set(_KEY_BEGUN.findall(scripts))
    return re.compile("|".join([*sorted(keys), f"(?:{'|'.join(sorted(begun))}).*"]))
