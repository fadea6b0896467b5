"""The files of the page: addresses of their content, joined modules, words by system."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from tests.architecture.literals import tokens
from tests.table.players import client_of

from escadrille.kernel import registry
from escadrille.locale import LANGUAGES, messages, source
from escadrille.table.files import WEB, Files
from escadrille.table.joining import RUNTIME, Unjoined, bare, join, parse, source_map

SCRIPTS = sorted(WEB.rglob("*.js"))
PUBLISHED = {"api/systems": b"[]"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with client_of(tmp_path_factory.mktemp("files") / "t.db") as one:
        yield one


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return a copy of the page that may be edited."""
    return Path(shutil.copytree(WEB, tmp_path / "web"))


def addresses(document: str) -> list[str]:
    """Return every address that a document tells: in its head, and of what is asked for later."""
    held = re.search(r'id="files">(.*?)</script>', document)
    assert held
    later = msgspec.json.decode(held[1])["files"]
    told = [f"/v/{mark}/{name}" for name, mark in later.items()]
    return [*re.findall(r'"(/v/[^"]+)"', document), *told]


def test_every_file_has_an_address_of_its_content_that_is_kept_for_ever(client: Any) -> None:
    told = addresses(client.get("/").text)
    assert len(told) > 80
    for address in told:
        got = client.get(address)
        assert got.status_code == 200, address
        assert got.headers["cache-control"] == "public, max-age=31536000, immutable"
        _, _, mark, name = address.split("/", 3)
        plain = client.get(f"/{name}")
        if not name.startswith("api/"):  # that is told by the API, to programs
            assert plain.content == got.content, name
            assert plain.headers["cache-control"] == "no-cache"
        assert client.get(f"/v/{mark[::-1]}/{name}").status_code == 404


def test_addresses_are_of_the_content_alone(web: Path) -> None:
    files, others = Files(PUBLISHED, web), Files(PUBLISHED)
    assert {file.address for file in files} == {file.address for file in others}
    assert len({file.mark for file in files}) >= len({file.body for file in files})


def test_the_document_is_never_kept_and_as_strict_as_every_answer(client: Any) -> None:
    got = client.get("/", headers={"accept-language": "fr-FR,fr;q=0.9"})
    assert got.headers["cache-control"] == "no-store"
    assert "/words/fr.ftl" in got.text
    assert "/words/en.ftl" in client.get("/", headers={"accept-language": "de"}).text
    policy = got.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert re.findall(r"<script(?![^>]* (?:src=|type=\"application/json\"))", got.text) == []


def test_what_can_be_packed_is_packed_for_who_can_unpack_it(web: Path, client: Any) -> None:
    for file in Files(PUBLISHED, web):
        assert gzip.decompress(file.packed) == file.body
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert client.get("/").headers["content-encoding"] == "gzip"
    assert client.get("/").text == plain.text


def test_a_changed_file_gets_a_new_address_and_the_others_keep_theirs(web: Path) -> None:
    files = Files(PUBLISHED, web)
    before = {file.name: file.mark for file in files}
    module = web / "boards" / "zero" / "board.js"
    module.write_text(module.read_text() + "export const added = 1;\n")
    document = files.document("en").body.decode()
    after = {file.name: file.mark for file in files}
    changed = {name for name, mark in after.items() if before[name] != mark}
    joined = "joined/boards/zero/board.js"
    assert changed == {"boards/zero/board.js", joined, f"{joined}.map"}
    assert f'"{joined}":"{after[joined]}"' in document
    assert files.kept(before[joined], joined) is None
    assert files.kept(after[joined], joined)


def test_a_new_board_and_a_new_screen_need_no_list(web: Path) -> None:
    files = Files(PUBLISHED, web)
    folder = web / "boards" / "joust"
    folder.mkdir()
    (folder / "manifest.js").write_text(
        'export const manifest = { board: () => import("./board.js"), styles: ["joust"] };\n'
    )
    (folder / "board.js").write_text('import { say } from "../../lib/words.js";\nexport { say };\n')
    (folder / "joust.css").write_text("@layer board { .board-joust {} }\n")
    document = files.document("en").body.decode()
    assert '"boards/joust/board.js":["joined/boards/joust/board.js"]' in document
    assert '"boards/joust/joust.css":' in document
    joined = files.get("joined/main.js")
    assert joined
    assert b'"boards/joust/manifest.js"' in joined.body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_on_one_shelf_and_what_it_refers_to_is_there_before(lang: str) -> None:
    files = Files(PUBLISHED)
    held = {
        file.name.removeprefix(f"words/{lang}").removesuffix(".ftl").removeprefix("/"): file.body
        for file in files
        if re.match(rf"words/{lang}[./]", file.name)
    }
    assert set(held) == {"", "table", "house", "rest", *registry.slugs()}
    read = {name: entries(body.decode()) for name, body in held.items()}
    all_of_them = [key for shelf in read.values() for key in shelf]
    assert sorted(all_of_them) == sorted(entries(source(lang))) == sorted(messages(lang))
    for slug in registry.slugs():
        assert read[slug]
        assert all(key.startswith(f"{slug}-") for key in read[slug])
        ahead = {"", slug, *(one for one in read if slug.startswith(f"{one}-"))}
        assert references(read[slug].values()) <= {key for one in ahead for key in read[one]}
    at_table = read[""].keys() | read["table"].keys()
    assert references(read[""].values()) <= read[""].keys()
    assert references(read["table"].values()) <= at_table
    assert references(read["house"].values()) <= at_table | read["house"].keys()


def entries(text: str) -> dict[str, syntax.Message]:
    read = FluentParser(with_spans=False).parse(text).body
    assert not [one for one in read if isinstance(one, syntax.Junk)]
    return {one.id.name: one for one in read if isinstance(one, syntax.Message)}


def references(told: Any) -> set[str]:
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, syntax.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, syntax.BaseNode):
            walk(list(vars(node).values()))
        elif isinstance(node, list):
            for one in node:
                walk(one)

    walk(list(told))
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_module_without_its_comments_is_the_same_line_by_line(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    stripped = bare(text)
    lines = [text.count("\n", 0, one.start) for one in tokens(text)]
    assert [one.text for one in tokens(stripped)] == [one.text for one in tokens(text)]
    assert [stripped.count("\n", 0, one.start) for one in tokens(stripped)] == lines


ALL_FORMS = """import whole, { one, two as second } from "./other.js";
import * as all from "./other.js";
export { one as handed } from "./other.js";
export const { left, right: turned } = all;
export async function run() {
  return import("./later.js");
}
const kept = [whole, second];
export { kept, kept as twice };
export default kept;
"""


def test_every_form_of_import_and_export_is_joined() -> None:
    module = parse("a/it.js", ALL_FORMS)
    assert module.taken == {"a/other.js": {"default", "one", "two"}}
    assert module.later == ["a/later.js"]
    assert module.told == {"handed", "left", "turned", "run", "kept", "twice", "default"}
    assert "const { default: whole, one: one, two: second } = $take(" in module.code
    assert 'const all = $take("a/other.js");' in module.code
    assert 'return $load("a/later.js");' in module.code
    assert module.code.count("\n") == ALL_FORMS.count("\n") + 2


@pytest.mark.parametrize(
    "source", ['export * from "./a.js";', "await begin();", 'import "./a.js";']
)
def test_what_cannot_be_joined_is_said_at_once(source: str) -> None:
    with pytest.raises(Unjoined, match=r"it\.js: "):
        parse("it.js", source)


def test_a_name_that_is_not_exported_is_said_at_once() -> None:
    sources = {"main.js": 'import { b } from "./it.js";', "it.js": "export let a, b;"}
    with pytest.raises(Unjoined, match=r"main\.js: it\.js does not export"):
        join({name: parse(name, source) for name, source in sources.items()}, "")


def test_modules_that_import_one_another_are_refused() -> None:
    modules = {
        "main.js": parse("main.js", 'import { a } from "./a.js";\nexport const m = a;'),
        "a.js": parse("a.js", 'import { m } from "./main.js";\nexport const a = m;'),
    }
    with pytest.raises(Unjoined, match="imports what imports it"):
        join(modules, "")


def test_each_module_is_in_one_file_and_what_it_needs_is_named(web: Path) -> None:
    files = Files(PUBLISHED, web)
    joined = [file for file in files if re.fullmatch(r"joined/.*\.js", file.name)]
    held = [
        name
        for file in joined
        for name in re.findall(r'^"([\w./-]+)": \(\$tell', file.body.decode(), re.MULTILINE)
    ]
    assert len(held) == len(set(held)) > 300
    assert RUNTIME not in held
    document = files.document("en").body.decode()
    needs = msgspec.json.decode(re.findall(r'id="files">(.*?)</script>', document)[0])["needs"]
    assert needs["screens/table.js"]
    assert all(files.get(name) for names in needs.values() for name in names)


def test_a_line_of_a_joined_file_is_found_in_its_module() -> None:
    module = parse("a/it.js", "const one = 1;\nexport const two = one;\n")
    text = f"runtime\nadd({{\n{module.code}}});\n"
    told = msgspec.json.decode(source_map("joined/main.js", text))
    assert told["sources"] == ["/a/it.js"]
    assert told["mappings"].split(";") == ["", "", "", "AAAA", "AACA", "", ""]
