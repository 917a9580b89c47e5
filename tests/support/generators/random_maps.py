"""Random maps of either edition: printed pieces joined at random, doors, tokens and figures on them, house rules.

Nothing says that they can be won: they are for questions about the board.
"""

import itertools
import random
from pathlib import Path
from typing import Any

import yaml

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.geometry.space import Space
from tests.support.generators.layouts import TABLE, Gap, Lying, joined

Data = dict[str, Any]
PIECES = 7
OF_EDITION: dict[str, Data] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
"""Of each edition the values of house rules, the sorts of doors, the tokens, and the own kinds of tokens."""


def random_map(rng: random.Random, ruleset: str) -> Data:
    """Return the data of a random map."""
    laid, gaps = _pieces(rng, ruleset)
    spaces = sorted({space for lying in laid for space in lying.spaces})
    areas = [f"a{number}" for number in range(rng.randint(1, 3))]
    rng.shuffle(spaces)
    free = itertools.cycle(spaces)
    return {
        "format": 1,
        "ruleset": ruleset,
        "title": "Random",
        "caps": rng.choice(("auto", "none")),
        "flags": {"fa": "a flag"},
        "pieces": [
            {"piece": one.piece, "at": list(one.at), "turn": 90 * one.quarters, "area": rng.choice(areas)}
            for one in laid
        ],
        "areas": [{"id": area, **({"start": True} if area == "a0" else {})} for area in areas],
        "doors": _doors(rng, ruleset, gaps),
        "tokens": _tokens(rng, ruleset, free),
        "figures": [
            {"kind": "imp", "at": list(space)} for space in (next(free) for _ in range(rng.choice((0, 0, 2, 4))))
        ],
        "token_types": OF_EDITION[ruleset]["token_types"],
        "spawns": [{"side": "marines", "spaces": [list(next(free)) for _ in range(4)]}],
        "victory": {"marines": {"flag": "fa"}, "invaders": {"frags": 6}},
        "rules": {
            name: rng.choice(values) for name, values in OF_EDITION[ruleset]["rules"].items() if rng.random() < 0.5
        },
    }


def _pieces(rng: random.Random, ruleset: str) -> tuple[list[Lying], list[tuple[Gap, Gap]]]:
    """Pieces laid opening to opening without overlap, and the openings that meet."""
    names = sorted(load_catalog(ruleset).pieces)
    first = Lying(rng.choice(names), (rng.randint(-5, 5), rng.randint(-5, 5)), rng.randrange(4))
    laid, taken = [first], set(first.spaces)
    wanted = rng.randint(2, PIECES)
    for _attempt in range(4 * wanted):
        gap = rng.choice([gap for one in laid for gap in one.gaps])
        piece = rng.choice(names)
        shift = rng.choice((0, 0, 0, 0, 0, 1))
        lying = joined(gap, piece, rng.randrange(len(TABLE[piece][1])), shift)
        if len(laid) < wanted and taken.isdisjoint(lying.spaces):
            laid.append(lying)
            taken |= lying.spaces
    gaps = [gap for one in laid for gap in one.gaps]
    return laid, [(a, b) for n, a in enumerate(gaps) for b in gaps[:n] if a.edges == b.edges]


def _doors(rng: random.Random, ruleset: str, joints: list[tuple[Gap, Gap]]) -> list[Data]:
    doors: list[Data] = []
    for gap, _other in joints:
        if rng.random() < 0.3:
            continue
        side = {"N": "north", "E": "east", "S": "south", "W": "west"}[gap.rim]
        door: Data = {"id": f"d{len(doors)}", "at": list(gap.inside[0]), "side": side}
        kind = rng.choice(OF_EDITION[ruleset]["doors"])
        if kind == "key":
            door["key"] = "red"
        elif kind == "needs" or (kind == "passage" and rng.random() < 0.7):
            door["needs"] = {"flag": "fa"}
        elif kind == "open":
            door["open"] = True
        if kind in ("passage", "airlock"):
            door["kind"] = kind
        doors.append(door)
    return doors


def _tokens(rng: random.Random, ruleset: str, free: Any) -> list[Data]:
    tokens = []
    for number in range(rng.choice((0, 2, 5, 9))):
        at: Space = next(free)
        token = {**rng.choice(OF_EDITION[ruleset]["tokens"]), "id": f"t{number}", "at": list(at)}
        if rng.random() < 0.2:
            token["turn"] = 90
        if rng.random() < 0.15:
            token["marines"] = 3
        tokens.append(token)
    return tokens


def random_maps(seed: int, numbers: range) -> Any:
    """Yield (number, data) of the maps of a seed, editions alternating."""
    for number in numbers:
        yield number, random_map(random.Random(f"{seed}:{number}"), RULESETS[number % len(RULESETS)])
