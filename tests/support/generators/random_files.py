"""Random scenarios with every section, as hypothesis draws them: plain data, texts of files, or read.

Ids are unique and every name that is used is defined. A laid scenario has its pieces joined (untidy ones may
overlap), its doors on joints or, exits, on loose openings, and its things on spaces of their own.
"""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from hypothesis import strategies as st

from kneedeep.model.catalog import RULESETS, Catalog, Feature, edition_of, footprint_spaces, load_catalog
from kneedeep.model.catalog.components.figure_type import DEMON_SIZES
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from tests.support.generators.layouts import Gap, Lying, layouts
from tests.support.oracles.board_oracle import slow_board

Data = dict[str, Any]
Strategy = st.SearchStrategy[Any]

COLORS = ("red", "blue", "yellow")
COORDINATE = st.integers(-9, 30) | st.sampled_from([-9_999, 9_999])
SPACE = st.lists(COORDINATE, min_size=2, max_size=2)
SPACES = st.lists(SPACE, min_size=1, max_size=3)
TURN = st.sampled_from([0, 90, 180, 270])
ALPHABET = st.characters(exclude_categories=("Cc", "Cs", "Co", "Cn"), exclude_characters="\ufeff\u2028\u2029")
TEXT = st.sampled_from(["Dust and red light.", "Two\nlines", "a: b, c # d", "it's", "true", "07", "{x}", "- é"])
TEXT |= st.text(ALPHABET, min_size=1, max_size=8)
MARINES = st.integers(1, 4) | st.lists(st.integers(1, 4), min_size=1, max_size=3, unique=True)
SMALL = st.integers(1, 12)


class Pools(NamedTuple):
    """The names that a scenario defines."""

    areas: tuple[str, ...] = ("start", "hall", "vault")
    doors: tuple[str, ...] = ("gate", "hatch")
    tokens: tuple[str, ...] = ("console", "pad")
    figures: tuple[str, ...] = ("hound",)
    groups: tuple[str, ...] = ("guards",)
    flags: tuple[str, ...] = ("power", "alarm")
    items: tuple[str, ...] = ("disc",)
    spawns: tuple[str, ...] = ("pit",)
    expansion: bool = True
    portals: tuple[str, ...] = ()
    ruleset: str = RULESETS[0]

    @property
    def catalog(self) -> Catalog:
        """The catalog of the ruleset."""
        return load_catalog(self.ruleset)

    def has(self, feature: Feature) -> bool:
        """Whether the edition has something."""
        return feature in edition_of(self.ruleset).features


ALL = Pools()


def _given(required: Data | None = None, /, **optional: Strategy) -> Strategy:
    """A mapping with these keys, the optional ones or not. A trailing _ keeps a key out of Python's words."""
    return st.fixed_dictionaries(
        {key.rstrip("_"): value for key, value in (required or {}).items()},
        optional={key.rstrip("_"): value for key, value in optional.items()},
    )


def _one(names: Sequence[str]) -> Strategy:
    return st.sampled_from(names) if names else st.nothing()


@cache
def conditions(pools: Pools = ALL, *, invaders: bool = False) -> Strategy:
    """Conditions of every word. Conditions of the invaders' victory have their own words."""
    text = {"text": TEXT}
    count = {"count": SMALL}
    who = {"who": st.sampled_from(["any", "all", 1, 2])}
    leaves = [
        _given({"flag": _one(pools.flags)}, **text),
        _given({"reveal": _one(pools.areas)}, **text),
        _given({"clear": _one((*pools.areas, "board"))}, **text),
        _given({"reach": _one(pools.areas) | st.fixed_dictionaries({"spaces": SPACES})}, **who, **text),
        _given({"spaces": SPACES}, **who),
        _given({"exit": _one(pools.doors)}, **who),
        _given({"open": _one((*pools.doors, "any"))}, **text),
        _given({"use": _one(pools.tokens)}, **text),
        _given({"got": _one(pools.items)}, **count),
        _given({"kill": _one((*pools.figures, *pools.groups, "imp"))}, **count),
        _given({"hold": _one(pools.areas), "rounds": SMALL}),
        _given({"round": SMALL}),
        _given({"manual": TEXT}),
        st.just({"never": True}),
    ]
    if pools.has("wounds"):
        leaves.append(_given({"destroy": _one(pools.tokens)}))
    if pools.has("colored keys"):
        leaves.append(_given({"got": st.just("key"), "color": _one(COLORS)}))
    if pools.has("portals"):
        leaves.append(_given({"summoned": _one((*pools.portals, "all", *COLORS))}, **text))
        leaves.append(_given({"open": _one((*pools.doors, "any")), "by": st.just("marines")}))
        leaves.append(_given({"got": _one(("health-pack", "weapon"))}, **count))
    if invaders:
        by_number = st.dictionaries(st.sampled_from(["1", "2", "3"]), SMALL, min_size=1)
        leaves += [_given({"frags": SMALL | by_number}, **text), _given({"rounds": SMALL}, **text)]

    def grown(inner: Strategy) -> Strategy:
        several = st.lists(inner, min_size=1, max_size=3)
        return st.one_of(
            _given({"all": several}, **text), _given({"any": several}, **text), _given({"count": SMALL, "of": several})
        )

    return st.recursive(st.one_of([leaf for leaf in leaves if not leaf.is_empty]), grown, max_leaves=4)


@cache
def steps(pools: Pools = ALL) -> Strategy:
    """Lists of steps of every word."""
    doors, pads = _one(pools.doors), _one((*pools.tokens, *pools.spawns))
    count = {"count": SMALL}
    words = [
        _given({"set": _one(pools.flags)}),
        *(_given({word: doors}) for word in ("unlock", "open")),
        _given({"activate": pads}),
        _given({"remove": _one(pools.tokens)}),
        _given({"text": TEXT}),
        *(_given({word: SMALL}, who=_one(("finder", "all"))) for word in ("wound", "heal")),
        _given({"draw": SMALL}),
        _given({"win": _one(("marines", "invaders", "nobody"))}),
        _given({"lose": _one(pools.items)}),
    ]
    words += _steps_of_edition(pools, _one(("finder", "any")), doors, pads, count)
    return st.lists(st.one_of([word for word in words if not word.is_empty]), min_size=1, max_size=3)


def _steps_of_edition(
    pools: Pools, whom: Strategy, doors: Strategy, pads: Strategy, count: dict[str, Strategy]
) -> list[Strategy]:
    """Steps of the words that not every edition has, or that name parts of one."""
    if pools.has("portals"):
        return [
            _given({"give": _one((*pools.items, "health-pack", "chainsaw"))}, to=whom, **count),
            _given({"place": _given({"kind": _one(("imp", "pinky")), "at": SPACE}, health=SMALL)}),
            _given({"place": _given({"kind": st.just("portal"), "color": _one(COLORS), "spaces": SPACES})}),
            _given({"summon": _one((*pools.portals, "all", *COLORS))}),
        ]
    return [
        _given({"give": _one((*pools.items, "health", "armor"))}, to=whom, **count),
        _given({"give": st.just("key"), "color": _one(COLORS)}),
        _given({"shut": doors}),
        _given({"reveal": _one(pools.areas)}),
        _given({"deactivate": pads}),
        _given({"place": _given({"kind": _one(("imp", "zombie")), "at": SPACE}, wounds=SMALL)}),
        _given({"place": _given({"kind": st.just("key"), "color": _one(COLORS), "spaces": SPACES})}),
        _given({"spawn": _given({"kind": st.just("imp")}, in_=_one(pools.spawns), **count)}),
    ]


@cache
def _token_kinds(pools: Pools) -> Strategy:
    """What a token of each kind needs: kind, and color, item or size."""
    kinds = [_given({"kind": st.just("generator")})]
    for name, kind in pools.catalog.tokens.items():
        if kind.expansion and not pools.expansion:
            continue
        needs: Data = {"kind": st.just(name)}
        if kind.colors:
            needs["color"] = _one(kind.colors)
        if kind.needs_item:
            needs["item"] = _one(kind.items if kind.needs_item == "catalog" else pools.items)
        more = {"size": st.sampled_from(kind.sizes)} if len(kind.sizes) > 1 else {}
        more |= {"on": st.booleans()} if kind.switchable else {}
        more |= {"to": _pads(pools)} if kind.linked == "color" and pools.tokens else {}
        more |= {"active": st.booleans()} if kind.linked == "active" else {}
        more |= {"carries": _one(pools.items)} if kind.summons else {}
        more |= {"use": OBJECTIVE_USE} if kind.own_use else {}
        kinds.append(_given(needs, **more))
    return st.one_of([kind for kind in kinds if not kind.is_empty])


COSTS = _given({"points": SMALL}) | _given({"action": _one(("main", "bonus"))})
OBJECTIVE_USE = _given(from_=_one(("on", "adjacent")), cost=COSTS, times=SMALL)
DEMON = _given(
    spaces=st.sampled_from((1, 2, 4, 6)),
    health=SMALL,
    stagger=st.just(1),
    speed=SMALL,
    range=SMALL,
    dice=_one(("R", "BRR")),
    toughness=st.booleans(),
    special=_given(shields=st.integers(1, 3)) | _given({"dodge": st.just(True)}),
)
GROUPS = st.lists(
    _given({"demons": st.dictionaries(_one(("imp", "pinky", "drone")), SMALL, min_size=1)}, argent=SMALL),
    min_size=2,
    max_size=2,
)


@cache
def _pads(pools: Pools) -> Strategy:
    """Where a teleporter leads."""
    return st.lists(_given({"pad": _one(pools.tokens)}, needs=conditions(pools)), min_size=1, max_size=2)


def _on_spaces() -> Strategy:
    return st.fixed_dictionaries({"at": SPACE}) | st.fixed_dictionaries({"spaces": SPACES})


@cache
def _placed(pools: Pools) -> Strategy:
    return _on_spaces() | st.fixed_dictionaries({"in": _one(pools.areas)})


@cache
def tokens(pools: Pools = ALL) -> Strategy:
    """Tokens of every kind without an id."""
    texts, what = {"text": TEXT, "locked_text": TEXT, "note": TEXT}, {"needs": conditions(pools), "do": steps(pools)}
    more = _given(turn=TURN, count=SMALL, marines=MARINES, **texts, **what)
    return _merged(_token_kinds(pools), _placed(pools), more).map(lambda token: _of_its_kind(pools, token))


def _of_its_kind(pools: Pools, token: Data) -> Data:
    """A token without the keys that its kind has no use for."""
    kind = pools.catalog.tokens.get(token["kind"])
    unused = ("needs", "locked_text", "count") if kind is not None and kind.summons else ()
    return {key: value for key, value in token.items() if key not in unused}


@cache
def figures(pools: Pools = ALL) -> Strategy:
    """Figures of every kind without an id."""
    kinds = ["drone", *(name for name, kind in pools.catalog.figures.items() if pools.expansion or not kind.expansion)]
    own: dict[str, Strategy] = (
        {"count": SMALL, "wounds": SMALL} if pools.has("wounds") else {"health": SMALL, "stagger": st.just(1)}
    )
    places = _placed(pools) if pools.has("hidden areas") else _on_spaces()
    names = {"name": TEXT, "group": _one(pools.groups), "carries": _one(pools.items)}
    more = _given(turn=TURN, marines=MARINES, **names, text=TEXT, do=steps(pools), note=TEXT, **own)
    return _merged(_given({"kind": _one(kinds)}), places, more)


def _merged(*parts: Strategy) -> Strategy:
    return st.tuples(*parts).map(lambda found: {key: value for part in found for key, value in part.items()})


@cache
def doors(pools: Pools = ALL) -> Strategy:
    """Doors of every kind without an id."""
    keyed: list[Data] = [*({"key": color} for color in COLORS), {"kind": "security", "key": "red"}, {"kind": "airlock"}]
    plain: list[Data] = [{}, {"kind": "door"}, {"kind": "passage"}]
    lock = st.sampled_from(plain + (keyed if pools.has("colored keys") else [{"width": 2}]))
    place = st.fixed_dictionaries({"at": SPACE, "side": _one(("east", "south", "west", "north"))})
    texts, what = {"text": TEXT, "locked_text": TEXT, "note": TEXT}, {"needs": conditions(pools), "do": steps(pools)}
    return _merged(place, lock, _given(open=st.booleans(), exit=st.booleans(), **texts, **what))


@cache
def pieces(pools: Pools = ALL) -> Strategy:
    """Pieces anywhere, without an id."""
    kinds = _one(("bridge", *pools.catalog.pieces, *pools.catalog.tiles))
    return _given({"piece": kinds, "at": SPACE, "area": _one(pools.areas)}, turn=TURN, note=TEXT)


@cache
def areas(pools: Pools = ALL) -> Strategy:
    """Areas without an id."""
    clear = _given(text=TEXT, do=steps(pools))
    return _given(name=TEXT, text=TEXT, note=TEXT, dark=st.booleans(), do=steps(pools), clear=clear)


@cache
def spawns(pools: Pools = ALL) -> Strategy:
    """Spawn areas without an id."""
    if not pools.has("spawn cards"):
        return st.fixed_dictionaries({"side": st.just("marines"), "spaces": SPACES})
    where = [
        st.fixed_dictionaries({"side": st.just("marines"), "spaces": SPACES}),
        *(
            st.fixed_dictionaries({"side": st.just("invaders"), key: value})
            for key, value in (
                ("spaces", SPACES),
                ("area", _one(pools.areas)),
                ("areas", st.lists(_one(pools.areas), min_size=1, max_size=2, unique=True)),
            )
        ),
    ]
    times, kinds = {"needs": conditions(pools), "until": conditions(pools)}, st.just(["imp", "zombie"])
    more = _given(only=kinds, **times, each_round=_given({"kind": st.just("imp")}, count=SMALL))
    return _merged(st.one_of(where), more)


@cache
def _sections(pools: Pools) -> dict[str, Strategy]:
    """Elements of the sections that have no place, without ids."""
    when, do = conditions(pools), steps(pools)
    token = st.fixed_dictionaries({"token": _one(pools.tokens)}) if pools.tokens else st.nothing()
    shown_as = st.just({"kind": "encounter" if pools.has("wounds") else "objective"})
    numbers = (
        _given(move=SMALL, armor=SMALL, dice=_one(("R", "RB")), abilities=st.lists(TEXT, max_size=2))
        if pools.has("wounds")
        else DEMON
    )
    blocks = ("steps", "sight") if pools.has("obstacles") else ("steps",)
    return {
        "triggers": _given({"when": when}, after=st.integers(0, 9), text=TEXT, do=do, note=TEXT),
        "deadlines": _given({"rounds": SMALL, "goal": when}, from_=when, missed=do, text=TEXT),
        "endings": _given({"when": when, "for": _one(("marines", "invaders", "nobody"))}, text=TEXT, next=TEXT),
        "choices": _given(
            {
                "by": _one(("chance", "invader", "marines")),
                "of": st.lists(st.lists(token, max_size=2), min_size=1, max_size=2),
            },
            draw=SMALL,
            text=TEXT,
        ),
        "items": _given(name=TEXT, shown_as=shown_as, fragged=_one(("keep", "drop", "lose")), note=TEXT),
        "token_types": _given(
            **({"armor": SMALL, "wounds": SMALL} if pools.has("wounds") else {}),
            name=TEXT,
            size=st.lists(st.integers(1, 3), min_size=2, max_size=2),
            blocks=st.lists(_one(blocks), unique=True),
            enter=st.integers(0, 3),
            use=_given(from_=_one(("adjacent", "on")), cost=_given(points=SMALL), times=SMALL),
            shown_as=shown_as,
        ),
        "figure_types": _merged(
            _given(
                name=TEXT,
                like=_one(("zombie", "demon") if pools.has("wounds") else ("imp", "mancubus")),
                side=_one(("invaders", "marines", "neutral")),
                shown_as=st.just({"kind": "imp"}),
            ),
            numbers,
        ),
        "piece_types": st.sampled_from(
            [
                {"rows": ["##", "##"], "openings": ["N@0"]},
                {
                    "rows": ["##.", "###"],
                    "openings": ["S@1", "W@0"],
                    "edges": [{"at": [1, 1], "side": "west", "kind": "impassable"}],
                    "difficult": [[2, 1]],
                },
            ]
        ),
    }


@cache
def _rules(ruleset: str) -> Strategy:
    return st.fixed_dictionaries(
        {},
        optional={
            switch.name: st.sampled_from(switch.values) if switch.values else st.just([4, 8])
            for switch in switches(ruleset)
        },
    )


SEATS = st.lists(st.just(["plasma-rifle", "burst-rifle"]), min_size=1, max_size=4)
OF_EDITION: dict[str, dict[str, Strategy]] = {
    "doom-2004": {
        "setup": _given(
            marines=_given(bullets=SMALL, wounds=st.just({"1": 12, "2": 10}), weapons=st.just(["shotgun"])),
            invaders=_given(hand=SMALL, replace=st.just({"zombie": "imp"})),
            respawn=_given(where=_one(("band", "on-the-spot", "nowhere")), wait=SMALL),
        ),
        "box": st.lists(_one(("base-2004", "expansion-2005")), min_size=1, max_size=2),
    },
    "doom-2016": {
        "setup": _given(
            marines=_given(
                health=SMALL,
                hand=st.just({"1": 4, "4": 3}),
                weapons=st.just("choose") | SEATS,
                classes=_one(("none", "choose")),
                squad=_one(("printed", "none")),
            ),
            invaders=_given(hand=SMALL, argent=SMALL),
        ),
        "box": st.lists(st.just("base-2016"), min_size=1, max_size=2),
        "threat": _one(("infestation", "horde", "assault", "script"))
        | _given({"card": st.just("assault")}, income=SMALL, prices=_given(blue=SMALL, yellow=SMALL, red=SMALL)),
        "invasion": _one(("first-strike", "kd-rabble"))
        | _given({"card": st.just("imp-assault")}, faceup=st.booleans())
        | _given({"blue": GROUPS}, name=TEXT, yellow=GROUPS, red=GROUPS, faceup=st.booleans()),
        "events": st.just("choose")
        | st.permutations(("kd-fury", "kd-haste", "kd-hide", "blood-rush")).map(lambda names: names[:3]),
        "demons": st.dictionaries(_one(("imp", "pinky", "drone", "cyberdemon")), DEMON, max_size=3),
    },
}
HEAD = {
    "author": TEXT,
    "license": TEXT,
    "source": TEXT,
    "summary": TEXT,
    "language": _one(("en", "de")),
    "minutes": st.just([60, 90]),
    "challenge": _one(("easy", "medium", "hard", "nightmare")),
    "marines": st.lists(st.integers(1, 3), min_size=1, max_size=3, unique=True),
    "compass": _one(("north", "east", "south", "west")),
    "briefing": TEXT,
    "objective": TEXT,
    "notes": TEXT,
    "caps": _one(("auto", "none")),
    "allow": st.dictionaries(_one(("RSP001", "BRD008")), TEXT, max_size=2),
}


@st.composite
def scenario_data(
    draw: st.DrawFn, laid: bool = False, tidy: bool = True, most: int = 2, ruleset: str = RULESETS[0]
) -> Data:
    """The plain data of a scenario of a ruleset: the named elements, and up to `most` more in every section.

    `laid`: with a board, `tidy` without overlaps. Otherwise its pieces and things are anywhere.
    """
    expansion = draw(st.booleans()) if "expansion" in edition_of(ruleset).features else False
    layout = draw(layouts(tidy=tidy, ruleset=ruleset)) if laid else ()
    lines = _lines(layout)
    pools = Pools(expansion=expansion, ruleset=ruleset)
    if not pools.has("spawn cards"):
        pools = pools._replace(spawns=())
    if pools.has("portals"):
        pools = pools._replace(portals=("maw",))
    if laid:
        pools = pools._replace(doors=pools.doors[: len(lines)])
    data: Data = {"format": 1, "ruleset": ruleset, "title": draw(TEXT)}
    if pools.has("expansion"):
        data["expansion"] = expansion
    data |= draw(st.fixed_dictionaries({}, optional={**HEAD, **OF_EDITION[ruleset], "rules": _rules(ruleset)}))
    data["flags"] = {name: draw(TEXT) for name in pools.flags}

    def section(element: Strategy, word: str, names: Sequence[str] = (), most: int = most) -> list[Data]:
        found = [{"id": name, **draw(element)} for name in names]
        extra = draw(st.lists(element, max_size=most))
        return found + [
            ({"id": f"{word}-{number}"} if draw(st.booleans()) else {}) | one for number, one in enumerate(extra)
        ]

    if laid:
        data["pieces"] = [
            {"piece": one.piece, "at": list(one.at), "turn": 90 * one.quarters, "area": draw(_one(pools.areas))}
            for one in layout
        ]
    else:
        data["pieces"] = section(pieces(pools), "piece")
    data["areas"] = [{"id": name, **draw(areas(pools))} for name in pools.areas]
    data["areas"][0]["start"] = True
    data["doors"] = section(doors(pools), "door", pools.doors, len(lines) - len(pools.doors) if laid else most)
    data["tokens"] = section(tokens(pools), "token", pools.tokens)
    data["tokens"] += [
        {"id": name, "kind": "portal", "color": draw(_one(COLORS)), "at": draw(SPACE)} for name in pools.portals
    ]
    data["figures"] = section(figures(pools), "figure", pools.figures)
    data["spawns"] = section(spawns(pools), "spawn", pools.spawns)
    named = {
        "items": pools.items,
        "token_types": ("generator",),
        "figure_types": ("drone",),
        "piece_types": ("bridge",),
    }
    for name, element in _sections(pools).items():
        defining = name in named
        data[name] = section(element, name[:-1].replace("_", "-"), named.get(name, ()), 0 if defining else most)
    data["victory"] = draw(_given(marines=conditions(pools), invaders=conditions(pools, invaders=True)))
    if laid:
        _lay(data, pools.catalog, layout, lines, draw(st.randoms(use_true_random=False)))
    return data


def _lines(layout: Sequence[Lying]) -> list[tuple[Gap, bool]]:
    """One gap of every joint, and every loose one, with whether it is loose."""
    board = slow_board(layout)
    joints = {min(gap for _, gap in pair) for pair in board.joints}
    return [*((gap, False) for gap in sorted(joints)), *((gap, True) for _, gap in sorted(board.loose))]


def _lay(data: Data, catalog: Catalog, layout: Sequence[Lying], lines: list[tuple[Gap, bool]], random: Any) -> None:
    """Give doors, tokens, figures and spawns places of the board. Without room they are somewhere in an area."""
    random.shuffle(lines)
    for door, (gap, loose) in zip(data["doors"], lines, strict=False):
        sides = {"N": ("north", "south"), "E": ("east", "west"), "S": ("south", "north"), "W": ("west", "east")}
        near, far = sides[gap.rim]
        door["at"], door["side"] = random.choice([(gap.inside, near), (gap.beyond, far)])
        door["at"] = list(door["at"][0])
        door["exit"] = loose
    del data["doors"][len(lines) :]
    free = sorted({space for one in layout for space in one.spaces})
    random.shuffle(free)
    anywhere = "hidden areas" in edition_of(catalog.ruleset).features
    shapes = {own["id"]: own.get("size", [1, 1]) for own in data["token_types"]}
    for thing in (*data["tokens"], *data["figures"]):
        token, figure = catalog.tokens.get(thing["kind"]), catalog.figures.get(thing["kind"])
        width, height = shapes.get(thing["kind"], (1, 1))
        if token is not None:
            width, height = token.footprint(thing.get("size"))
        elif figure is not None:
            width, height = figure.footprint.value
        elif thing["kind"] == "drone":
            own = data["figure_types"][0]
            like = catalog.figures[own.get("like", edition_of(catalog.ruleset).figure)]
            width, height = DEMON_SIZES[own["spaces"]] if "spaces" in own else like.footprint.value
        wanted = len(thing.pop("spaces", "x"))
        places: list[list[int]] = []
        for at in list(free):
            covered = footprint_spaces((width, height), at, thing.get("turn", 0))
            if len(places) < wanted and set(covered) <= set(free):
                places.append(list(at))
                free[:] = [space for space in free if space not in covered]
        for key in ("at", "in"):
            thing.pop(key, None)
        nowhere = {"in": "start"} if token is not None or anywhere else {"at": list(layout[0].at)}
        thing |= {"spaces": places} if len(places) > 1 else {"at": places[0]} if places else nowhere
    for spawn in data["spawns"]:
        if "spaces" in spawn:
            spawn["spaces"] = [list(free.pop()) for _ in spawn["spaces"] if free] or None
    data["spawns"] = [spawn for spawn in data["spawns"] if spawn.get("spaces", True)]


def text_of(data: Any) -> str:
    """A file with this data, in flow style."""
    return json.dumps(data, ensure_ascii=False)


def scenario_of(data: Data) -> Scenario:
    """The scenario with this data. Raises ValueError when it has a problem."""
    reading = read(text_of(data))
    if reading.scenario is None or reading.problems:
        raise ValueError("\n".join(problem.message for problem in reading.problems))
    return reading.scenario


def scenarios(
    *, laid: bool = False, tidy: bool = True, most: int = 2, ruleset: str = RULESETS[0]
) -> st.SearchStrategy[Scenario]:
    """Scenarios of a ruleset that read without a problem (see `scenario_data`)."""
    return scenario_data(laid=laid, tidy=tidy, most=most, ruleset=ruleset).map(scenario_of)
