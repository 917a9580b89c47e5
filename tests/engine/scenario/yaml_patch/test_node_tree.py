"""From text to nodes with marks: what is read, what is refused, and where it is said to stand."""

from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.scenario.yaml_patch.composer import compose
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence
from kneedeep.model.scenario.yaml_patch.node_tree import Tree, Unreadable, parse, plain
from kneedeep.model.scenario.yaml_patch.pure_parser import PureParser
from tests.support.cases import cases
from tests.support.generators.yaml_texts import Writer


def shown(node: Node) -> object:
    """Everything there is to know of a node."""
    if isinstance(node, Scalar):
        return (node.start, node.end, node.style, node.text, repr(node.value), node.anchor)
    if isinstance(node, Mapping):
        below: object = [(shown(key), shown(value)) for key, value in node.pairs]
    else:
        below = [shown(item) for item in node.items]
    return (type(node).__name__, node.start, node.end, node.flow, node.anchor, node.aliases, below)


def written(tree: Tree, *path: str | int) -> str:
    """The text of the node at a path."""
    node = tree.node_at(path)
    assert node is not None
    return tree.text[node.start : node.end]


def refused(data: str | bytes) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        parse(data)
    return caught.value


def test_keys_are_read_as_text() -> None:
    assert plain(parse("{1: 4, true: x, ~: y, 0x1: z}").root) == {"1": 4, "true": "x", "~": "y", "0x1": "z"}


def test_nodes_know_where_they_stand() -> None:
    tree = parse("a: [1, {b: two}]  # c\nlist:\n  - x: |\n      text\n\n  - 'y'\n\n# end\n")
    assert written(tree, "a") == "[1, {b: two}]"
    assert written(tree, "a", 1, "b") == "two"
    assert written(tree, "list") == "- x: |\n      text\n\n  - 'y'"
    assert written(tree, "list", 0) == "x: |\n      text"
    assert tree.line_column(tree.text.index("'y'")) == (6, 5)
    item = tree.node_at(("list", 0))
    assert isinstance(item, Mapping)
    assert tree.line_column(item.pairs[0][0].start) == (3, 5)


def test_paths_that_lead_nowhere_give_none() -> None:
    tree = parse("a: [1]\n")
    assert tree.node_at(("b",)) is None
    assert tree.node_at(("a", 1)) is None
    assert tree.node_at(("a", 0, "c")) is None


@cases(
    ("text", "offset"),
    [("a:\nb: 1", 2), ("{a: , b: 1}", 3), ("{a , b: 1}", 2), ("a :  # :\nb: 1", 3), ("{a :  # :\n , b: 1}", 4)],
)
def test_a_missing_value_stands_behind_its_colon_or_key(text: str, offset: int) -> None:
    value = parse(text).node_at(("a",))
    assert value is not None
    assert plain(value) is None
    assert value.start == value.end == offset


def test_a_byte_order_mark_and_line_breaks_are_known() -> None:
    tree = parse(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    assert (tree.bom, tree.newline, tree.text[:1]) == (True, "\r\n", "a")
    assert tree.line_column(tree.text.index("b")) == (2, 1)
    assert parse("a: 1").newline == "\n"


@cases("text", ["", "# only a comment\n", "---\n", "\n\n", "---\n# c\n...\n"])
def test_an_empty_document_is_null(text: str) -> None:
    assert plain(parse(text).root) is None


def test_aliases_are_the_nodes_they_stand_for_and_their_places_are_known() -> None:
    tree = parse("a: &x [1, 2]\nb: *x\nc: [3, *x]\n")
    assert plain(tree.root) == {"a": [1, 2], "b": [1, 2], "c": [3, [1, 2]]}
    assert tree.node_at(("a",)) is tree.node_at(("b",)) is tree.node_at(("c", 1))
    assert isinstance(tree.root, Mapping)
    assert tree.root.aliases == {1: (16, 18)}
    inner = tree.node_at(("c",))
    assert isinstance(inner, Sequence)
    assert inner.aliases == {1: (26, 28)}
    assert tree.parent(tree.root.pairs[0][1]) == (tree.root, 0)
    assert tree.parent(tree.root) is None


def test_line_breaks_of_other_standards_are_plain_characters() -> None:
    tree = parse('a: x\u2028y # c\x85d\nb: "p\u2029 \ue000q"\n')
    assert plain(tree.root) == {"a": "x\u2028y", "b": "p\u2029 \ue000q"}
    assert tree.line_column(tree.text.index("b:")) == (2, 1)


def test_core_tags_are_obeyed() -> None:
    assert plain(parse("[!!str 5, !!int '5', !!float 1, !!null '', ! 7, !!seq [], !!map {}]").root) == [
        *("5", 5, 1.0, None, "7", [], {})
    ]


@cases(("text", "words", "place"))
def test_what_is_refused_is_named_with_its_place(text: str, words: str, place: list[int]) -> None:
    error = refused(text)
    assert words in error.message
    assert error.message.endswith(".")
    assert [error.line, error.column] == place
    assert str(place[0]) in str(error)


@cases(
    ("content", "words", "place"),
    [
        ("a: b\0", "NUL", (1, 5)),
        ("a: 1\nb: \x07", "U+0007", (2, 4)),
        ("a: \ufeff", "byte order mark", (1, 4)),
        ("a: \ud800", "U+D800", (1, 4)),
        (b"a: 1\nb: \xe9", "0xe9 is not UTF-8", (2, 4)),
        ("a: 1".encode("utf-16"), "UTF-16", (1, 1)),
        ("a: 1".encode("utf-16-le"), "NUL", (1, 2)),
        ("a: [1, " + "9" * 5000 + "]", "too large", (1, 8)),
    ],
)
def test_what_no_text_holds_is_named_with_its_place(content: str | bytes, words: str, place: tuple[int, int]) -> None:
    error = refused(content)
    assert words in error.message
    assert (error.line, error.column) == place


def test_depth_and_number_of_nodes_are_bounded_with_aliases_expanded() -> None:
    parse("[" * 64 + "]" * 64)
    assert "64 deep" in refused("[" * 65 + "]" * 65).message
    assert "64 deep" in refused("- &a " + "[" * 40 + "]" * 40 + "\n- " + "[" * 30 + "*a" + "]" * 30).message
    parse("[" + "a," * 99_998 + "]")
    assert "100000" in refused("[" + "a," * 100_000 + "]").message
    assert "100000" in refused("- &a [" + "x," * 1000 + "]\n" + "- *a\n" * 100).message


def check_parsers_agree(text: str) -> None:
    trees = []
    for parser in ((), (PureParser,)):
        try:
            trees.append(shown(compose(text, *parser)))
        except Unreadable:
            trees.append("unreadable")
    assert trees[0] == trees[1]


@given(st.integers(0, 2**40))
def test_both_parsers_give_the_same_tree_for_files(seed: int) -> None:
    check_parsers_agree(Writer(Random(seed)).document().removeprefix("\ufeff"))


TOKENS = "a|b: |: |- |\n|\n  |\n    |\n- |\nk: |{|}|[|]|, |\"q\"|'s'| # c\n|&x |*x|>-\n|>+\n|? |1|0x1f|!!str |---|...|\r\n|\u2028|\x85| |#|x:y|null"


@settings(max_examples=200)
@given(st.lists(st.sampled_from([*TOKENS.split("|"), "|\n", "\t# c\n"]), max_size=12).map("".join))
def test_both_parsers_agree_on_odd_texts(text: str) -> None:
    check_parsers_agree(text)


@given(st.integers(0, 2**40))
def test_the_data_is_what_a_plain_yaml_loader_reads(seed: int) -> None:
    """All scalars as texts: resolving them is ours alone."""
    text = Writer(Random(seed)).document()

    def texts(node: Node) -> object:
        if isinstance(node, Mapping):
            return {key.text: texts(value) for key, value in node.pairs}
        return [texts(item) for item in node.items] if isinstance(node, Sequence) else node.text

    assert texts(parse(text).root) == yaml.load(text, Loader=yaml.CBaseLoader)
