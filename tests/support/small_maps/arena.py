"""Small games for tests of single rules: a board in rows, figures put anywhere, dice that show what they are told."""

from collections.abc import Iterable, Sequence
from typing import Any

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import figures, tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.numbers import FigureNumber, KindNumber, SpaceNumber
from tests.support.own_numbers import ruleset
from tests.support.reading import read_data

HALL = ("##########",) * 5
SPRINT, UNLOAD, ADVANCE, READY = range(4)

Space = tuple[int, int]
Face = tuple[int, int, bool, bool]
MISS: Face = (0, 0, False, True)


def face(reach: int, damage: int, *, bullet: bool = False) -> Face:
    """A face of a die with that range and damage."""
    return reach, damage, bullet, False


class Played:
    """A game under way, whatever its edition."""

    game: Any
    s: Any
    t: Any
    events: list[tuple[Any, ...]]

    def number(self, space: Space) -> SpaceNumber:
        return SpaceNumber(self.game.board.number[space])

    def space(self, number: int) -> Space:
        place: Space = self.game.board.spaces[number]
        return place

    def at(self, figure: int) -> Space | None:
        at = self.s.at[figure]
        return None if at == OFF else self.space(at)

    def options(self) -> list[tuple[Any, ...]]:
        return list(self.game.legal_actions(self.s))

    def first(self, name: str) -> tuple[Any, ...]:
        """The first legal action of a kind."""
        return next(action for action in self.options() if action[0] == name)

    def names(self) -> set[str]:
        """The kinds of the legal actions."""
        return {str(action[0]) for action in self.options()}

    def do(self, *action: Any) -> list[tuple[Any, ...]]:
        """Take an action, which must be legal. Returns the events."""
        assert action in self.options(), (action, self.options(), self.s.stack)
        happened: list[tuple[Any, ...]] = []
        self.game.apply(self.s, action, happened)
        self.events += happened
        return happened

    def pass_all(self) -> None:
        """Decline whatever is asked in between."""
        while "pass" in self.names():
            self.do("pass")

    def rouse(self, figure: int) -> None:
        """Activate a figure, and decline whatever is asked before and after that."""
        self.pass_all()
        self.do("activate", figure)
        self.pass_all()

    def leave(self, **left: int) -> None:
        """Leave the current figure a number of `points` or `attacks`."""
        self.s.stack[-1] = self.s.stack[-1]._replace(**left)


class Arena(Played):
    """A game under way on a board of home-made pieces, with words for what tests do."""

    def __init__(self, game: Doom2004Game, players: int, seed: int = 1) -> None:
        self.game: Doom2004Game = game
        self.t: CompiledScenario = game.tables(players)
        self.events: list[tuple[Any, ...]] = []
        self.s: State = game.setup(players, seed, self.events)
        while self.s.stack[-1][0] in ("deck", "swapping"):
            game.apply(self.s, ("deck", 0) if self.s.stack[-1][0] == "deck" else ("pass",), self.events)
        self.s.cards = ((),) * players
        self.s.deck = tuple(sorted((*self.s.deck, *self.s.hand), reverse=True))
        self.spare = tuple(card for cards in self.t.decks for card in cards if card not in self.s.deck)
        self.s.hand = ()
        deck.update_windows(self.t, self.s)
        for seat in range(players):
            self.s.left[seat] = min(self.s.left[seat], self.t.parameters.wounds)
            self.s.armor[seat] = min(self.s.armor[seat], self.t.parameters.armor)

    def equip(self, figure: int, **changes: Any) -> None:
        """Change the attack of the kind of a figure."""
        number = self.s.kind[figure]
        arms = self.t.kinds[number].arms
        assert arms is not None
        changed = self.t.kinds[number]._replace(arms=arms._replace(**changes))
        self.t.kinds = (*self.t.kinds[:number], changed, *self.t.kinds[number + 1 :])

    def frag_by_zombie(self) -> None:
        """A zombie beside the marine kills him, in its turn."""
        zombie = self.put("zombie", (1, 0))
        self.s.left[0] = 1
        self.dice(red=face(0, 9))
        self.activate(zombie)
        self.strike((0, 0), 0)

    def put(self, kind: str, space: Space, *, turned: bool = False) -> FigureNumber:
        """Put an invader on the board and return its number."""
        number = KindNumber(self.t.kind_number[kind])
        shape = self.t.kinds[number].shape
        if turned and shape:
            shape = 2
        wounds = self.t.kinds[number].wounds
        return figures.put(self.t, self.s, number, self.number(space), shape, wounds, -1, "test")

    def clear(self) -> None:
        """Take every invader off the board."""
        for figure in self.s.crowd:
            figures.lift(self.t, self.s, figure)

    def move(self, figure: int, space: Space) -> None:
        """Put a figure somewhere else, without any effect of a move."""
        number = self.number(space)
        shape = self.s.shape[figure]
        figures.relocate(self.t, self.s, FigureNumber(figure), number, shape, self.t.terrain.cover[shape][number])
        figures.refresh_sides(self.t, self.s)

    def hold(self, *ids: str) -> None:
        """Give the invader these cards."""
        for id in ids:
            card = next(card for card in (*self.s.deck, *self.spare) if self.t.cards[card].id == id)
            self.s.deck = tuple(other for other in self.s.deck if other != card)
            self.s.hand = tuple(sorted((*self.s.hand, card)))
        deck.update_windows(self.t, self.s)

    def dice(self, **faces: Face) -> None:
        """Let dice of a color always show a face. The others show nothing."""
        blank = face(0, 0)
        self.t.dice = tuple((faces.get(name, blank),) * 6 for name in self.t.dice_names)

    def spaces(self, name: str, place: int = 1) -> set[Space]:
        """The spaces in the legal actions of a kind."""
        return {self.space(action[place]) for action in self.options() if action[0] == name}

    def step(self, space: Space, shape: int | None = None) -> list[tuple[Any, ...]]:
        if shape is None:
            return self.do("step", self.number(space))
        return self.do("step", self.number(space), shape)

    def choose(self, mode: int, adrenaline: int = 0) -> None:
        self.do("choose", mode, adrenaline)

    def place_order(self, order: int) -> None:
        """Let the marine be ready and place an order."""
        self.choose(READY)
        self.do("order", order)
        self.do("finish")

    def arm(self, weapon: str, **changes: Any) -> None:
        """Change what a weapon is for one test."""
        number = self.t.weapon_number[weapon]
        self.t.weapons = tuple(
            arms._replace(**changes) if place == number else arms for place, arms in enumerate(self.t.weapons)
        )

    def targets(self, weapon: str) -> set[Space]:
        """The spaces that a weapon may attack."""
        number = self.t.weapon_number[weapon]
        return {self.space(action[2]) for action in self.options() if action[:2] == ("attack", number)}

    def attack(self, weapon: str, space: Space, target: int = -1, aimed: int = 0) -> list[tuple[Any, ...]]:
        return self.do("attack", self.t.weapon_number[weapon], self.number(space), target, aimed)

    def strike(self, space: Space, target: int = -1) -> list[tuple[Any, ...]]:
        return self.do("strike", self.number(space), target)

    def to_invader(self) -> None:
        """Let every marine end his turn without doing anything, up to the invader's command."""
        while self.s.stack[-1][0] != "command":
            names = self.names()
            if "choose" in names:
                self.choose(2)
            elif "finish" in names:
                self.do("finish")
            elif "pass" in names:
                self.do("pass")
            else:
                raise AssertionError(self.s.stack)

    def activate(self, figure: int) -> None:
        """Come to the invader's command if need be and activate a figure."""
        if self.s.stack[-1][0] != "command":
            self.to_invader()
        self.do("activate", figure)

    def next_round(self) -> None:
        """End the invader's turn."""
        if self.s.stack[-1][0] != "command":
            self.to_invader()
        self.do("end")

    def lay(self, kind: str) -> None:
        """Place every token of a kind that the file names, wherever its area."""
        for piece in self.t.pieces:
            if piece.kind == kind:
                tokens_on_board.lay(self.t, self.s, piece.number)
        tokens_on_board.refresh_tokens(self.t, self.s)

    def areas(self) -> int:
        return self.s.areas

    def winner(self) -> int:
        return self.s.winner

    def look(self) -> None:
        exploration.look_again(self.t, self.s)


def home_and_parts(home: dict[str, Any], parts: Iterable[dict[str, Any]], marines: Iterable[Space]) -> dict[str, Any]:
    """The data of a home and of further parts with their types, and of the spaces where marines start."""
    types, pieces = [home], [{"piece": "home", "at": [0, 0], "area": "start"}]
    areas: list[dict[str, Any]] = [{"id": "start", "start": True}]
    for part in parts:
        name = f"{part['id']}-piece"
        types.append({"id": name, "rows": list(part["rows"]), "openings": part.get("openings", [])})
        pieces.append({"piece": name, "at": list(part["at"]), "area": part["id"]})
        areas.append({"id": part["id"], **part.get("area", {})})
    start = {"side": "marines", "spaces": [list(space) for space in marines]}
    return {"format": 1, "title": "Arena", "pieces": pieces, "areas": areas, "piece_types": types, "spawns": [start]}


def arena(
    *rows: str,
    marines: Sequence[Space] = ((0, 0),),
    tokens: Iterable[dict[str, Any]] = (),
    figures: Iterable[dict[str, Any]] = (),
    parts: Sequence[dict[str, Any]] = (),
    doors: Iterable[dict[str, Any]] = (),
    more: dict[str, Any] | None = None,
    rules: dict[str, Any] | None = None,
    seed: int = 1,
) -> Arena:
    """A game on one area whose spaces are the `#` of the rows, marines at the spaces of `marines`.

    `parts`: further areas, each with `id`, `at`, `rows` and `openings`. The openings of the first piece are in `more`
    as `openings`.
    """
    more = dict(more or {})
    home = {"id": "home", "rows": list(rows), "openings": more.pop("openings", [])}
    data = {
        "ruleset": "doom-2004",
        "expansion": True,
        **home_and_parts(home, parts, marines),
        "tokens": list(tokens),
        "figures": list(figures),
        "doors": list(doors),
        "rules": rules or {},
        **more,
    }
    reading = read_data(data)
    assert reading.scenario is not None, reading.problems
    return Arena(ruleset().on(reading.scenario), len(marines), seed)
