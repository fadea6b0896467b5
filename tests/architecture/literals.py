"""Finds what code takes apart and what it has by heart: regular expressions, cuts of text, tables.

JavaScript is read by a small tokenizer, which tells strings, templates, comments and regular
expressions apart; Python by its own parser. A *cut* is a call that splits, slices or rewrites (of a
list or of a text: who reads the list says which). A *table* is a literal list or object with more
than three figures or strings, or with several rows; or whatever list or object a constant in
capitals holds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

MANY = 3  # figures or strings; more are a table
LONGEST = 90  # characters of a finding; the rest is left out

CUTS = re.compile(
    "charAt|(ends|starts)With|match(All)?|replace(All)?|search|slice|split|substr(ing)?"
)
PYTHON_CUTS = re.compile(
    "(ends|starts)with|r?partition|remove(pre|suf)fix|replace|r?split|splitlines"
)
BEFORE_EXPRESSIONS = re.compile(
    "await|case|delete|in|instanceof|new|of|return|throw|typeof|void|yield"
)
CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]*")
NUMBER = re.compile(r"0[xXbB][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d+)(?:[eE][+-]?\d+)?n?")
WORD = re.compile(r"[#$\w]+")
SIGN = re.compile(r"\.\.\.|=>|\?\.(?!\d)|\?\?|&&|\|\||===?|!==?|[<>]=|\S")
LITERALS = (ast.Dict, ast.List, ast.Set, ast.Tuple)
PAIRS = {"(": ")", "[": "]", "{": "}", "${": "}"}


class Token(NamedTuple):
    kind: str
    """word, number, string, template, regex, or the sign itself."""
    text: str
    start: int
    end: int


class Group(NamedTuple):
    """What stands between two brackets."""

    kind: str
    inside: list[Token | Group]
    start: int
    end: int


Node = Token | Group


def tokens(source: str) -> list[Token]:
    """Return the tokens of a module of JavaScript, without its comments."""
    read: list[Token] = []
    _code(source, 0, read, "")
    return read


def _code(source: str, at: int, read: list[Token], until: str) -> int:
    """Read code as far as the bracket that closes it, and return the place behind that."""
    depth = 0
    while at < len(source):
        start = at
        if source[at].isspace():
            at += 1
        elif source.startswith("//", at):
            at = _behind(source, "\n", at)
        elif source.startswith("/*", at):
            at = _behind(source, "*/", at)
        elif source[at] in "\"'":
            at = _quoted(source, at)
            read.append(Token("string", source[start:at], start, at))
        elif source[at] == "`":
            at = _template(source, at, read)
        elif source[at] == "/" and _begins_expression(read):
            at = _regex(source, at)
            read.append(Token("regex", source[start:at], start, at))
        elif (
            found := NUMBER.match(source, at) if _is_figure(source, at) else WORD.match(source, at)
        ):
            at = found.end()
            kind = "number" if _is_figure(source, start) else "word"
            read.append(Token(kind, source[start:at], start, at))
        else:
            found = SIGN.match(source, at)
            assert found
            at = found.end()
            depth += (found[0] in PAIRS) - (found[0] in PAIRS.values())
            read.append(Token(found[0], found[0], start, at))
            if until and depth < 0:
                return at
    return at


def _is_figure(source: str, at: int) -> bool:
    return source[at].isdigit() or (source[at] == "." and source[at + 1 : at + 2].isdigit())


def _behind(source: str, end: str, at: int) -> int:
    found = source.find(end, at)
    return len(source) if found < 0 else found + len(end)


def _quoted(source: str, at: int) -> int:
    quote, at = source[at], at + 1
    while source[at] != quote:
        at += 2 if source[at] == "\\" else 1
    return at + 1


def _template(source: str, at: int, read: list[Token]) -> int:
    """Read a template: its texts as tokens, and the code in it between `${` and `}`."""
    start, at = at, at + 1
    while source[at] != "`":
        if source.startswith("${", at):
            read.append(Token("template", source[start:at], start, at))
            read.append(Token("${", "${", at, at + 2))
            start = at = _code(source, at + 2, read, "}")
        else:
            at += 2 if source[at] == "\\" else 1
    read.append(Token("template", source[start : at + 1], start, at + 1))
    return at + 1


def _regex(source: str, at: int) -> int:
    is_class, at = False, at + 1
    while source[at] != "/" or is_class:
        is_class = source[at] == "[" or (is_class and source[at] != "]")
        at += 2 if source[at] == "\\" else 1
    flags = WORD.match(source, at + 1)
    return flags.end() if flags else at + 1


def _begins_expression(read: list[Token]) -> bool:
    """Is a slash after these tokens the beginning of a regular expression, and no division?"""
    if not read:
        return True
    kind, text, *_ = read[-1]
    if kind == "word":
        return bool(BEFORE_EXPRESSIONS.fullmatch(text))
    return kind not in {"number", "string", "template", "regex", ")", "]", "}"}


def grouped(read: Iterable[Token]) -> list[Node]:
    """Return tokens as a tree of brackets."""
    stack: list[Group] = [Group("", [], 0, 0)]
    for token in read:
        if token.kind in PAIRS:
            stack.append(Group(token.kind, [], token.start, 0))
        elif token.kind in PAIRS.values():
            group = stack.pop()
            assert PAIRS[group.kind] == token.kind, token
            stack[-1].inside.append(group._replace(end=token.end))
        else:
            stack[-1].inside.append(token)
    assert len(stack) == 1
    return stack[0].inside


def _items(nodes: list[Node]) -> Iterator[list[Node]]:
    """Yield what stands between commas."""
    item: list[Node] = []
    for node in nodes:
        if node.kind == ",":
            yield item
            item = []
        else:
            item.append(node)
    yield item


def _values(group: Group) -> Iterator[list[Node]]:
    """Yield the elements of a list, or the values of an object; of a block nothing."""
    for item in _items(group.inside):
        if group.kind == "[":
            yield item
        elif len(item) > 2 and item[1].kind == ":":
            yield item[2:]


class Counted(NamedTuple):
    figures: int = 0
    words: int = 0
    rows: int = 0
    is_row: bool = False

    @property
    def is_table(self) -> bool:
        return self.figures > MANY or self.words > MANY or self.rows > 1


def counted(group: Group) -> Counted:
    """Return how many literals a list or object holds, at any depth, and how many rows of them."""
    figures = words = rows = plain = 0
    values = [value for value in _values(group) if value]
    for value in values:
        kinds = [node.kind for node in value]
        if kinds in (["number"], ["-", "number"]):
            figures, plain = figures + 1, plain + 1
        elif kinds in (["string"], ["template"]):
            words, plain = words + 1, plain + 1
        elif (inner := bare(value)) and inner.kind in "[{":
            deep = counted(inner)
            figures, words = figures + deep.figures, words + deep.words
            rows += deep.rows + deep.is_row
    return Counted(figures, words, rows, is_row=plain > 1 and plain == len(values))


def bare(value: list[Node]) -> Group | None:
    """Return the only group of an expression, out of the parentheses of a cast."""
    if len(value) != 1 or not isinstance(value[0], Group):
        return None
    return bare(value[0].inside) if value[0].kind == "(" else value[0]


class Finder:
    """The findings of one module of JavaScript, in its own words."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[str] = []
        self._cut_until = 0
        self._walk(grouped(tokens(source)), "")

    def _walk(self, nodes: list[Node], name: str | None) -> None:
        """Look through an expression that has a name, or none; in a table (None) for cuts alone."""
        for place, node in enumerate(nodes):
            before = nodes[:place]
            if isinstance(node, Token):
                self._look(node, before, nodes[place + 1 : place + 2])
                continue
            named = _name_of(before) or (name if len(nodes) == 1 else "")
            is_table = name is not None and node.kind in "[{" and _is_table(node, named)
            if is_table:
                self.found.append(f"{named} =" if named else self._told(node.start, node.end))
            inside = named if node.kind == "(" else ""
            self._walk(node.inside, None if is_table or name is None else inside)

    def _look(self, token: Token, before: list[Node], following: list[Node]) -> None:
        """Note a regular expression, unless a cut shows it already, or a cut."""
        is_call = bool(following) and following[0].kind == "("
        if token.kind == "regex" and token.start >= self._cut_until:
            self.found.append(self._told(token.start, token.end))
        elif is_call and token.text == "RegExp":
            self._cut(token.start, following[0].end)
        elif is_call and CUTS.fullmatch(token.text) and before and before[-1].kind in (".", "?."):
            self._cut(_receiver(before), following[0].end)

    def _cut(self, start: int, end: int) -> None:
        self.found.append(self._told(start, end))
        self._cut_until = max(self._cut_until, end)

    def _told(self, start: int, end: int) -> str:
        return shortened(self.source[start:end])


def _is_table(group: Group, name: str | None) -> bool:
    is_constant = bool(name and group.inside and CAPITALS.fullmatch(name))
    return is_constant or counted(group).is_table


def _name_of(before: list[Node]) -> str:
    """Return the name of a constant that is about to be given its value, or ""."""
    if len(before) < 2 or before[-1].kind != "=" or before[-2].kind != "word":
        return ""
    assert isinstance(before[-2], Token)
    return before[-2].text


def _receiver(before: list[Node]) -> int:
    """Return where what is cut begins: `a.b.c`; of a chain of calls only the last link."""
    start, place = before[-1].start, len(before) - 2
    while place >= 0 and before[place].kind in ("word", "string"):
        start = before[place].start
        if place == 0 or before[place - 1].kind not in (".", "?."):
            break
        start, place = before[place - 1].start, place - 2
    return start


def shortened(text: str) -> str:
    told = " ".join(re.sub(r"\n\s*(?=\??\.)", "", text).split())
    return told if len(told) <= LONGEST else told[: LONGEST - 1] + "…"


def in_javascript(source: str) -> list[str]:
    return Finder(source).found


def in_python(source: str) -> list[str]:
    """Return the findings of a module of Python."""
    return list(_in_python(ast.parse(source)))


def _in_python(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assign | ast.AnnAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        name = target.id if isinstance(target, ast.Name) else ""
        held = _held(node.value) if node.value and CAPITALS.fullmatch(name) else None
        if held is not None:
            yield f"{name} ={held}"
            return
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_of_text = PYTHON_CUTS.fullmatch(node.func.attr) and not node.keywords
        if is_of_text or ast.unparse(node.func.value) == "re":
            yield shortened(ast.unparse(node))
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice):
            yield shortened(ast.unparse(node))
        elif isinstance(node.slice, ast.Tuple):  # a type: Literal["a", "b", "c", "d"]
            return
    elif isinstance(node, LITERALS) and _is_python_table(node):
        yield shortened(ast.unparse(node))
        return
    for child in ast.iter_child_nodes(node):
        yield from _in_python(child)


def _held(value: ast.expr) -> str | None:
    """Return how to tell of a constant: a pattern, or a list that is written out ("")."""
    if not isinstance(value, ast.Call):
        return "" if isinstance(value, LITERALS) else None
    made = ast.unparse(value.func)
    if made == "re.compile":
        return f" {made}"
    is_list = made in {"dict", "frozenset", "set", "tuple"} and value.args
    return _held(value.args[0]) if is_list else None


def _elements(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.Dict):
        return node.values
    return node.elts if isinstance(node, ast.List | ast.Tuple | ast.Set) else []


def _is_python_table(node: ast.expr) -> bool:
    rows = [row for row in _elements(node) if len(_plain(row)) > 1]
    return len(_plain(node)) > MANY or len(rows) > 1


def _plain(node: ast.expr) -> list[ast.expr]:
    """Return the elements of a list that holds nothing but literals; of any other none."""
    elements = _elements(node)
    return elements if all(isinstance(one, ast.Constant) for one in elements) else []
