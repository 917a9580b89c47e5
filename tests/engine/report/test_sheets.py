"""What stands on the sheets to print; above all, what does not stand on the hand-out."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.drawing.primitive import Rect, Use
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.sheets import A4, KINDS, LETTER, Options, Paper, make_sheet
from kneedeep.report.sheets.sheet_blocks import Cards, Heading, Paragraph, TableBlock, Tile
from tests.support.cases import cases
from tests.support.examples import example
from tests.support.files import SHIPPED, shipped_with
from tests.support.reading import scenario_in

ROOT = Path(__file__).resolve().parents[3]
EVERY_KEY = ROOT / "tests" / "fixtures" / "scenarios" / "every-key.yaml"
PLAIN = Options()
PLACE = re.compile(r"-?\d+,-?\d+")


def scenario_at(path: Path) -> Scenario:
    return scenario_in(path.read_bytes())


def strings(value: Any) -> Iterator[str]:
    """Yield every string in a sheet, those in its pictures too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(tuple(value.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)


def told(value: Any) -> Iterator[str]:
    """Yield every text of a scenario file that is meant for people: the values that begin with a capital."""
    if isinstance(value, str):
        if value[:1].isupper():
            yield value.strip()
    elif isinstance(value, dict):
        for part in value.values():
            yield from told(part)
    elif isinstance(value, list):
        for part in value:
            yield from told(part)


def test_no_hidden_text_gets_into_the_hand_out() -> None:
    data = yaml.safe_load(EVERY_KEY.read_text(encoding="utf-8"))
    del data["translations"]
    open_keys = ("title", "summary", "author", "license", "source", "briefing", "objective")
    known = {data[key] for key in open_keys} | {data["areas"][0]["name"], data["areas"][0]["text"]}
    hidden = set(told(data)) - known
    assert len(hidden) > 25
    shown = "\n".join(strings(make_sheet(scenario_at(EVERY_KEY), "handout", PLAIN))).lower()
    assert all(text.lower() in shown for text in known)
    assert [text for text in sorted(hidden) if text.lower() in shown] == []
    booklet = "\n".join(strings(make_sheet(scenario_at(EVERY_KEY), "booklet", PLAIN)))
    assert {text for text in hidden if text.rstrip(".") not in booklet} == {"N@0"}


@cases("path", [EVERY_KEY, *shipped_with("hidden areas")], ids=lambda path: path.stem)
def test_the_hand_out_is_the_same_whatever_is_hidden(path: Path) -> None:
    scenario = scenario_at(path)
    start = {area.id for area in scenario.areas if area.start}
    here = {piece.at: piece for piece in scenario.pieces if piece.area in start}
    chosen = {pick["token"] for choice in scenario.choices for entry in choice.of for pick in entry}

    def seen(thing: Any) -> bool:
        return thing.id not in chosen and any(
            at[0] <= x < at[0] + 6 and at[1] <= y < at[1] + 5 for x, y in thing.places for at in here
        )

    bare = scenario.having(
        notes="",
        flags=type(scenario.flags)(),
        areas=tuple(
            area.having(note="", do=(), clear=None, name=area.name if area.start else "Elsewhere")
            for area in scenario.areas
        ),
        doors=tuple(door.having(text="", locked_text="", note="", do=()) for door in scenario.doors),
        tokens=tuple(
            token.having(text="", locked_text="", note="", do=(), needs=None, to=())
            for token in scenario.tokens
            if seen(token)
        ),
        figures=tuple(figure for figure in scenario.figures if seen(figure)),
        spawns=tuple(spawn for spawn in scenario.spawns if spawn.side == "marines"),
        triggers=(),
        deadlines=(),
        endings=(),
        victory=scenario.victory.having(marines=None),
    )
    assert bare != scenario
    made = make_sheet(scenario, "handout", PLAIN)
    assert make_sheet(bare, "handout", PLAIN)._replace(origin=made.origin) == made


def test_a_way_that_is_still_shut_looks_like_a_wall_to_marines() -> None:
    scenario = scenario_at(EVERY_KEY)
    without = scenario.having(doors=tuple(door for door in scenario.doors if door.kind != "passage"))
    sheet, other = (make_sheet(one, "handout", PLAIN) for one in (scenario, without))
    assert "door-passage" not in "\n".join(strings(sheet))
    assert "door-passage" in "\n".join(strings(make_sheet(scenario, "booklet", PLAIN)))
    assert sheet != other  # where nothing stands in the opening, the floor goes on


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_the_booklet_has_every_area_text_and_figure(path: Path) -> None:
    scenario = scenario_at(path)
    sheet = make_sheet(scenario, "booklet", PLAIN)
    spoken = {block.text for block in _all(sheet.blocks) if isinstance(block, Paragraph)}
    for area in scenario.areas:
        assert not area.text or area.text in spoken
    rows = [row for block in _all(sheet.blocks) if isinstance(block, TableBlock) for row in block.rows]
    tables = [row for row in rows if not isinstance(row[0], str) and PLACE.search(str(row[2]))]
    figures = sum(len(one.places) for one in scenario.figures)
    tokens = sum(len(one.places) * one.count for one in scenario.tokens)
    numbers = [[int(str(cell)) for cell in row[3:] if str(cell).isdecimal()] for row in tables]
    assert sum(map(max, numbers)) == figures + tokens + len(scenario.doors)


@cases("paper", [A4, LETTER], ids=lambda paper: paper.name)
@cases("path", SHIPPED[:1] + SHIPPED[2:3], ids=lambda path: path.stem)
def test_every_space_is_on_one_tile_and_none_is_empty(path: Path, paper: Paper) -> None:
    sheet = make_sheet(scenario_at(path), "scale", Options(paper))
    tiles = [block for block in sheet.blocks if isinstance(block, Tile)]
    floors = [use for tile in tiles for use in dict(tile.picture.layers)["floor"]]
    corners = {(use.x, use.y) for use in floors if isinstance(use, Use)}
    boxes = [tile.box for tile in tiles]
    held = [[(x, y) for x, y in corners if bx <= x < bx + w and by <= y < by + h] for bx, by, w, h in boxes]
    assert all(held)
    assert sorted(at for some in held for at in some) == sorted(corners)
    names = {tile.name for tile in tiles}
    assert len(names) == len(tiles)
    assert all(name in names for tile in tiles for name in tile.beside if name)
    width, height = (paper.height, paper.width) if tiles[0].lying else (paper.width, paper.height)
    assert boxes[0][2] * 72 <= width and boxes[0][3] * 72 <= height


def test_a_scale_that_nobody_prints_is_refused() -> None:
    tutorial = scenario_at(SHIPPED[-1])
    with pytest.raises(ValueError, match="from 0.2 to 4"):
        make_sheet(tutorial, "scale", Options(inches=5))


@cases("kind", [kind for kind in KINDS if kind != "cards"])
def test_grey_sheets_have_no_color(kind: str) -> None:
    path = SHIPPED[-1] if kind not in ("tiles", "tokens") else shipped_with("portals")[0]
    sheet = make_sheet(scenario_at(path), kind, Options(grey=True))
    colors = {text for text in strings(sheet) if text.startswith("#") and len(text) == 7}
    assert colors
    assert all(color[1:3] == color[3:5] == color[5:7] for color in colors)


def test_every_text_that_is_read_aloud_is_on_a_card() -> None:
    """What areas, things, triggers and endings say; the number on the back is that of the front and of the contents."""
    scenario = scenario_at(EVERY_KEY)
    [cards] = make_sheet(scenario, "cards", PLAIN).blocks
    assert isinstance(cards, Cards)
    contents, *others = cards.cards
    said = set(strings(tuple(others)))
    spoken = [*_spoken_in(yaml.safe_load(EVERY_KEY.read_text(encoding="utf-8")))]
    assert len(spoken) > 15
    assert [text for text in spoken if text not in said] == []
    assert [card.back for card in others] == [str(number) for number in range(1, len(others) + 1)]
    titles = [
        f"{line.cue.removesuffix('.')} · {line.text}" for line in contents.front[1:] if isinstance(line, Paragraph)
    ]
    assert titles == [card.front[0].text for card in others if isinstance(card.front[0], Heading)]
    assert not any(note in text for text in said for note in told([scenario.notes]))


def _spoken_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("text", "locked_text", "briefing", "objective") and isinstance(part, str):
                yield part.strip()
            else:
                yield from _spoken_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _spoken_in(part)


def test_tokens_to_cut_out_are_those_of_no_box_as_many_as_are_there_at_once() -> None:
    text = ROOT.joinpath("scenarios", "deep-freeze.yaml").read_text(encoding="utf-8")
    assert "{id: sample, name: Sample case, shown_as: {kind: encounter}, fragged: drop}" in text
    sheet = make_sheet(scenario_at(ROOT / "scenarios" / "deep-freeze.yaml"), "tokens", PLAIN)
    fronts, backs = (block for block in sheet.blocks if isinstance(block, Tile))
    [table] = [block for block in sheet.blocks if isinstance(block, TableBlock)]
    count = {str(row[1]): int(str(row[2])) for row in table.rows}
    assert set(count) == {"Sample case"}
    grounds = [list(dict(tile.picture.layers)["ground"]) for tile in (fronts, backs)]
    assert len(grounds[0]) == len(grounds[1]) == count["Sample case"]
    _, _, across, _ = fronts.box
    mirrored = [round(across - item.x - item.width, 4) for item in grounds[0] if isinstance(item, Rect)]
    assert mirrored == [round(item.x, 4) for item in grounds[1] if isinstance(item, Rect)]
    assert all(round(item.width, 3) == round(1 + 6 / 25.4, 3) for item in grounds[0] if isinstance(item, Rect))


def _all(blocks: Any) -> Iterator[Any]:
    """Yield blocks and those inside them."""
    for block in blocks:
        yield block
        yield from _all(getattr(block, "blocks", ()))
        for column in getattr(block, "columns", ()):
            yield from _all(column)


@pytest.mark.parametrize(
    "steps, told",
    [
        ("[{unlock: gate}]", "Locked until something unlocks it."),
        ("[{open: gate}]", "Locked until something opens it."),
        ("[{text: Nothing.}]", "Locked for good."),
    ],
)
def test_a_door_that_only_a_step_unlocks_is_not_called_locked_for_good(steps: str, told: str) -> None:
    text = example(
        doors="  - {id: gate, at: [4, 0], side: east, needs: {never: true}}\n",
        triggers=f"  - {{when: {{round: 1}}, do: {steps}}}\n",
    )
    assert told in set(strings(make_sheet(scenario_in(text), "booklet", PLAIN)))
