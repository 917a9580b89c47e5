"""Files within the limit of size that ask for the most work: much of one thing, names that are nearly right.

Each shape is a function from a size to the text of a file. `python -m tests.support.generators.hostile_files SHAPE SIZE` prints one.
"""

import re
import sys
from collections.abc import Callable, Iterable

from kneedeep.support.resources import table_rows

Shape = Callable[[int], str]

_HEAD = "format: 1\nruleset: doom-2004\ntitle: Much\ncaps: none\n"
_END = "victory:\n  marines: {exit: out}\n  invaders: {frags: 6}\n"
_AREA = "areas:\n  - {id: start, start: true}\n"
_STARTS = "spawns:\n  - {side: marines, spaces: [[0, 0], [1, 0], [0, 1]]}\n"
_OUT = "  - {id: out, at: [-1, 0], side: east, exit: true}\n"


def _section(name: str, entries: Iterable[str]) -> str:
    found = "".join(f"  - {entry}\n" for entry in entries)
    return f"{name}:\n{found}" if found else ""


def _room(width: int, height: int, openings: str = "W@0, E@0") -> str:
    row = ", ".join(['"' + "#" * width + '"'] * height)
    return f"  - {{id: room, rows: [{row}], openings: [{openings}]}}\n"


_CROSS = '  - {id: cross, rows: [".##.", "####", "####", ".##."], openings: [N@1, E@1, S@1, W@1]}\n'


def _hall(width: int, height: int, tokens: Iterable[str] = (), more: str = "") -> str:
    """One room of one area, with these tokens in it and an exit in its western wall."""
    return (
        f"{_HEAD}pieces:\n  - {{piece: room, at: [0, 0], area: start}}\n{_AREA}doors:\n{_OUT}"
        f"{_section('tokens', tokens)}{_STARTS}{_END}piece_types:\n{_room(width, height)}{more}"
    )


def _spots(width: int, number: int, row: int = 2) -> Iterable[str]:
    """Spaces row by row."""
    return (f"[{place % width}, {row + place // width}]" for place in range(number))


def unknown_keys(size: int) -> str:
    """Keys nobody knows."""
    return _hall(5, 5) + "".join(f"piecez{number}: 1\n" for number in range(size))


def misspelt_areas(size: int) -> str:
    """Pieces in areas, each misspelt by a letter."""
    pieces = (f"{{piece: room, at: [{2 * number}, 0], area: area-{number:05}x}}" for number in range(size))
    areas = (f"{{id: area-{number:05}}}" for number in range(size))
    rooms = "piece_types:\n" + _room(2, 2)
    return f"{_HEAD}{_section('pieces', pieces)}{_section('areas', areas)}{rooms}{_STARTS}{_END}"


def wrong_spaces(size: int) -> str:
    """A list of places none of which is a space."""
    return _hall(5, 5, ["{kind: barrel, spaces: [" + ", ".join(["[1]"] * size) + "]}"])


def same_entries(size: int) -> str:
    """A list that may name nothing twice, with everything but the last named once."""
    areas = ", ".join([*(f"a{number}" for number in range(size)), "a0"])
    return _hall(5, 5).replace(_STARTS, _STARTS + f"  - {{side: invaders, areas: [{areas}]}}\n")


def nested_conditions(size: int) -> str:
    """A condition in a condition, to the depth that files may have, with a wrong one at the bottom."""
    inner = "{flga: x}"
    for _depth in range(min(size, 27)):
        inner = f"{{all: [{inner}]}}"
    return _hall(5, 5) + _section("triggers", [f"{{when: {inner}, do: [{{wound: 1}}]}}"])


def wide_conditions(size: int) -> str:
    """Many parts in one condition."""
    parts = ", ".join(f"{{flag: flag-{number}}}" for number in range(min(size, 1000)))
    sets = (f"{{when: {{all: [{parts}]}}, do: [{{set: flag-{number}}}]}}" for number in range(size // 1000 + 1))
    return _hall(5, 5) + _section("triggers", sets)


def ducts(size: int) -> str:
    """Ducts in a hall."""
    return _hall(50, size // 50 + 3, (f"{{kind: duct, at: {at}}}" for at in _spots(50, size))) + "expansion: true\n"


def obstacles(size: int) -> str:
    """Obstacles on every second space of a hall."""
    kept = (
        f"{{kind: obstacle-blocking, size: 1, at: [{2 * (number % 49) + 1}, {2 * (number // 49) + 2}]}}"
        for number in range(size)
    )
    return _hall(99, min(100, 2 * (size // 49) + 4), kept)


def keys(size: int) -> str:
    """Keys of all colors."""
    colors = ("red", "blue", "yellow")
    kept = (f"{{kind: key, color: {colors[number % 3]}, at: {at}}}" for number, at in enumerate(_spots(100, size)))
    return _hall(100, min(100, size // 100 + 3), kept)


def spawn_spaces(size: int) -> str:
    """A spawn area of many spaces for the invaders, and as many for the marines."""
    spaces = ", ".join(_spots(100, size, 0))
    more = f"  - {{side: invaders, spaces: [{spaces}]}}\n  - {{side: marines, spaces: [{spaces}]}}\n"
    return _hall(100, min(100, size // 100 + 3)).replace(_STARTS, _STARTS + more)


def empty_halls(size: int) -> str:
    """Halls of 10,000 spaces in a row, of one area."""
    pieces = (f"{{piece: room, at: [{100 * number}, 0], area: start}}" for number in range(size))
    return f"{_HEAD}{_section('pieces', pieces)}{_AREA}doors:\n{_OUT}{_STARTS}{_END}piece_types:\n{_room(100, 100)}"


def rooms(size: int) -> str:
    """Rooms in one row, each an area of its own, open to the next."""
    return _rooms(size, doors=False)


def rooms_with_doors(size: int) -> str:
    """Rooms in one row, each an area of its own, a door to the next."""
    return _rooms(size, doors=True)


def _rooms(size: int, *, doors: bool) -> str:
    pieces = (f"{{piece: room, at: [{3 * number}, 0], area: a{number}}}" for number in range(size))
    areas = (f"{{id: a{number}{', start: true' if not number else ''}}}" for number in range(size))
    between = (f"{{id: d{number}, at: [{3 * number + 2}, 0], side: east}}" for number in range(size - 1))
    shut = "doors:\n" + _OUT + ("".join(f"  - {door}\n" for door in between) if doors else "")
    kinds = "piece_types:\n" + _room(3, 3)
    return f"{_HEAD}{_section('pieces', pieces)}{_section('areas', areas)}{shut}{_STARTS}{_END}{kinds}"


def crossings(size: int) -> str:
    """Crossings in a square, each an area of its own, a door on every joint."""
    wide = max(1, int(size**0.5))
    places = [(4 * (number % wide), 4 * (number // wide)) for number in range(size)]
    known = set(places)
    pieces = (f"{{piece: cross, at: [{x}, {y}], area: a{number}}}" for number, (x, y) in enumerate(places))
    areas = (f"{{id: a{number}{', start: true' if not number else ''}}}" for number in range(size))
    east = [f"{{at: [{x + 3}, {y + 1}], side: east}}" for x, y in places if (x + 4, y) in known]
    south = [f"{{at: [{x + 1}, {y + 3}], side: south}}" for x, y in places if (x, y + 4) in known]
    out = "{id: out, at: [-1, 1], side: east, exit: true}"
    start = "spawns:\n  - {side: marines, spaces: [[1, 1], [2, 1], [1, 2]]}\n"
    return f"{_HEAD}{_section('pieces', pieces)}{_section('areas', areas)}{_section('doors', [out, *east, *south])}{start}{_END}"


def plain_crossings(size: int) -> str:
    """The same without doors."""
    lines = crossings(size).splitlines(keepends=True)
    return "".join(line for line in lines if "side: east}" not in line and "side: south}" not in line)


def one_area_crossings(size: int) -> str:
    """The same in one area."""
    return re.sub(r"  - \{id: a[1-9]\d*\}\n", "", re.sub(r"area: a\d+", "area: a0", crossings(size)))


def stacked_pieces(size: int) -> str:
    """Pieces on top of each other."""
    pieces = (f"{{id: p{number}, piece: room-9x10, at: [{number % 2}, 0], area: start}}" for number in range(size))
    return f"{_HEAD}{_section('pieces', pieces)}{_AREA}{_STARTS}{_END}"


def scattered_pieces(size: int) -> str:
    """Pieces that nothing joins."""
    pieces = (
        f"{{piece: cross, at: [{7 * (number % 50)}, {7 * (number // 50)}], area: start}}" for number in range(size)
    )
    return f"{_HEAD}{_section('pieces', pieces)}{_AREA}{_STARTS}{_END}".replace("caps: none", "caps: auto")


def shifted_pieces(size: int) -> str:
    """Crossings that each miss the next by a space."""
    pieces = (
        f"{{piece: cross, at: [{4 * (number % 40)}, {4 * (number // 40) + number % 2}], area: start}}"
        for number in range(size)
    )
    return f"{_HEAD}{_section('pieces', pieces)}{_AREA}{_STARTS}{_END}"


def loose_doors(size: int) -> str:
    """Doors on no joint."""
    doors = (f"{{at: {at}, side: east}}" for at in _spots(90, size))
    return _hall(100, min(100, size // 90 + 3)).replace(_OUT, _OUT + "".join(f"  - {door}\n" for door in doors))


def locked_doors(size: int) -> str:
    """Rooms in a row, each door waiting for a flag that a lever in the room before sets."""
    for_flags = _rooms(size, doors=True).replace("side: east}\n  - {id: d", "side: east}\n  - {id: d")
    lines = []
    number = 0
    for line in for_flags.splitlines():
        if line.startswith("  - {id: d"):
            line = line[:-1] + f", needs: {{use: lever{number}}}}}"
            number += 1
        lines.append(line)
    levers = (
        f"{{id: lever{one}, kind: encounter, item: '{one % 9 + 1}', at: [{3 * one}, 2]}}" for one in range(size - 1)
    )
    return "\n".join(lines) + "\n" + _section("tokens", levers)


def triggers(size: int) -> str:
    """A chain of triggers, each setting the flag that the one before it in the file waits for."""
    chain = (f"{{when: {{flag: f{number + 1}}}, do: [{{set: f{number}}}]}}" for number in range(size))
    last = f"{{when: {{round: 1}}, do: [{{set: f{size}}}]}}"
    flags = "flags: {" + ", ".join(f"f{number}: x" for number in range(size + 1)) + "}\n"
    return _hall(5, 5) + flags + _section("triggers", [*chain, last])


def choices(size: int) -> str:
    """Choices of two each: twice as many set-ups with every one."""
    tokens = (f"{{id: c{number}, kind: medkit, at: {at}}}" for number, at in enumerate(_spots(50, 2 * size)))
    made = (
        f"{{by: chance, draw: 1, of: [[{{token: c{2 * number}}}], [{{token: c{2 * number + 1}}}]]}}"
        for number in range(size)
    )
    return _hall(50, size // 25 + 3, tokens) + _section("choices", made)


def deadlines(size: int) -> str:
    """Deadlines for one goal."""
    deadline = "{{id: t{}, rounds: {}, goal: {{exit: out}}, missed: [{{wound: 1}}]}}"
    return _hall(5, 5) + _section("deadlines", (deadline.format(one, one % 1000 + 1) for one in range(size)))


def endings(size: int) -> str:
    """Endings, each with a condition of its own."""
    ending = "{{when: {{all: [{{round: {}}}, {{reveal: start}}]}}, for: nobody}}"
    return _hall(5, 5) + _section("endings", (ending.format(number % 1000 + 1) for number in range(size)))


def big_tokens(size: int) -> str:
    """Things as large as things of one's own may be."""
    kept = ("{kind: slab, at: [0, 2]}" for _number in range(size))
    return _hall(100, 100, kept) + "token_types:\n  - {id: slab, name: S, size: [20, 20], blocks: [steps, sight]}\n"


def own_kinds(size: int) -> str:
    """Kinds of pieces, tokens and figures of one's own."""
    types = "".join(f'  - {{id: t{number}, rows: ["##", "##"], openings: [W@0]}}\n' for number in range(size))
    text = _hall(5, 5, more=types)
    text += _section("token_types", (f"{{id: k{number}, name: K}}" for number in range(size)))
    return text + _section("figure_types", (f"{{id: m{number}, name: M, like: imp}}" for number in range(size)))


def placed_things(size: int) -> str:
    """Steps that place things and spawn invaders."""
    steps = ", ".join(
        f"{{place: {{kind: obstacle-blocking, size: 1, at: {at}}}}}" for at in _spots(90, min(size, 1000))
    )
    return _hall(100, 30) + _section(
        "triggers", [f"{{when: {{round: {number + 2}}}, do: [{steps}]}}" for number in range(size // 1000 + 1)]
    )


def long_texts(size: int) -> str:
    """Texts as long as texts may be."""
    return _hall(5, 5) + _section(
        "triggers", (f"{{when: {{round: 2}}, text: {'word ' * 3999}}}" for _number in range(size))
    )


def _of_2016(tokens: Iterable[str] = (), more: str = "") -> str:
    """One room of the 2016 edition with these tokens in it."""
    text = _hall(30, 30, tokens, more).replace("doom-2004", "doom-2016")
    return text.replace("[0, 1]]}", "[0, 1], [1, 1]]}")


_EQUALS = {
    "kind: barrel": "kind: objective",
    "kind: medkit": "kind: health-pack",
    "kind: encounter, item:": "kind: objective, note:",
    "kind: obstacle-blocking, size: 1": "kind: crate",
    "kind: teleporter, color: red": "kind: teleporter",
    "{destroy:": "{use:",
    "piece: room-9x10": "piece: g-room-8x6",
    "[1, 0], [0, 1]]": "[1, 0], [0, 1], [1, 1]]",
    "[2, 1], [1, 2]]": "[2, 1], [1, 2], [2, 2]]",
}
"""The counterparts in the 2016 edition of parts and words of 2004."""


def in_2016(shape: Shape) -> Shape:
    """The same in the 2016 edition, as far as it has the like of it: keys that it does not have stay as mistakes."""

    def made(size: int) -> str:
        text = shape(size).replace("doom-2004", "doom-2016")
        for old, new in _EQUALS.items():
            text = text.replace(old, new)
        if "kind: crate" in text:
            text += "token_types:\n  - {id: crate, name: Crate, blocks: [steps]}\n"
        if "piece: cross" in text:
            text += "piece_types:\n" + _CROSS
        return text

    made.__name__ = f"{shape.__name__}_in_2016"
    return made


def portals(size: int) -> str:
    """Portals of one color, which all summon."""
    tokens = (f"{{kind: portal, color: blue, at: {place}}}" for place in _spots(30, size))
    return _of_2016(tokens, "threat: infestation\ninvasion: imp-assault\n")


def tokens_of_another_edition(size: int) -> str:
    """Tokens of another edition and with its keys."""
    kinds = ("kind: barrel", "kind: teleporter, color: red, to: [{pad: x}]", "kind: obstacle, size: 2")
    tokens = (f"{{{kinds[number % 3]}, at: {place}}}" for number, place in enumerate(_spots(30, size)))
    return _of_2016(tokens)


def misspelt_summons(size: int) -> str:
    """Steps that summon from portals nearly called so."""
    tokens = (f"{{kind: portal, id: maw-{number:05}, color: red, at: [3, 3]}}" for number in range(size))
    steps = ", ".join(f"{{summon: maw-{number:05}x}}" for number in range(min(size, 900)))
    return _of_2016(tokens, f"triggers:\n  - {{when: {{round: 2}}, do: [{steps}]}}\n")


def wrong_demons(size: int) -> str:
    """Demons with numbers that can't be, and groups of demons nobody knows."""
    demons = ", ".join(f"demon-{number}: {{spaces: 3, dice: Y}}" for number in range(size))
    group = "{demons: {" + ", ".join(f"imp-{number}: 99" for number in range(size)) + "}}"
    return _of_2016((), f"demons: {{{demons}}}\ninvasion: {{red: [{group}, {group}]}}\n")


def _of_row(name: str, width: str, *sections: str) -> Shape:
    """The shape of a row of the table: a hall with as many entries in some sections as asked for."""
    wide = {"2016": 30}.get(width) or int(width)

    def made(size: int) -> str:
        text = _of_2016() if width == "2016" else _hall(wide, 5 if wide == 5 else min(100, size // wide + 3))
        for title, entry in (section.split(": ", 1) for section in sections if size):
            found = "".join(f"  {_filled(entry, number, wide, size)}\n" for number in range(size))
            known = f"\n{title}:\n" in text
            text = text.replace(f"\n{title}:\n", f"\n{title}:\n{found}") if known else f"{text}{title}:\n{found}"
        return text

    made.__name__ = name
    return made


def _filled(entry: str, number: int, wide: int, size: int) -> str:
    column, row = number % wide, number // wide + 2
    values = {"#": number, "%": f"{number:05}", ">": (number + 1) % size, "@": f"[{column}, {row}]", "$": column}
    return re.sub("[#%>@$]", lambda found: str(values[found[0]]), entry)


_ROWS = {row[0]: (row[1], row[2], row[3:]) for row in table_rows(__file__, "hostile_shapes.txt")}
_NAMED = {name: _of_row(name, width, *sections) for name, (_, width, sections) in _ROWS.items() if sections}


def __getattr__(name: str) -> Shape:
    """The shapes of the table are parts of this module too."""
    if name in _NAMED:
        return _NAMED[name]
    raise AttributeError(name)


SHAPES: dict[str, tuple[Shape, tuple[int, ...]]] = {}
"""Each shape of both editions with the sizes that are measured."""
_ONLY_2016 = ("portals", "tokens_of_another_edition", "misspelt_summons", "wrong_demons", "misspelt_demons", "carriers")
for _name, (_sizes, _width, _sections) in _ROWS.items():
    _shape = _NAMED.get(_name) or globals()[_name]
    SHAPES[_name] = (_shape, tuple(map(int, _sizes.split())))
    if _name not in (*_ONLY_2016, "inactive_teleporters"):
        SHAPES[f"{_name}_in_2016"] = (in_2016(_shape), SHAPES[_name][1])


if __name__ == "__main__":
    sys.stdout.write(SHAPES[sys.argv[1]][0](int(sys.argv[2])))
