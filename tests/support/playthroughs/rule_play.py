"""Plays that prove rules of 2004: lines that prepare and play, as in a playthrough, and lines that state facts.

The YAML files `plays_*.yaml` in `tests/engine` hold them by name: the `statements` of the rules that a play proves, the board as for
`arena`, the play, and in `then` further boards with plays. With `cases`, all of it is played with the values of each case for
their names, as `$damage`. A line whose verb is a method of `PlayFacts` or `RulePlay` prepares something or states a fact:
`is left imp 1`, `cannot reroll`. An entry without a play holds parts that several plays share.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.rules.doom2004.areas.area_setup import recyclable
from kneedeep.rules.doom2004.board import figures, tokens_on_board
from kneedeep.rules.doom2004.cards.event_cards import EVENT_CARDS, why_no_card
from kneedeep.rules.doom2004.combat.attack_reasons import why_no_attack
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.movement import figure_steps
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.passage.way_reasons import why_no_way
from kneedeep.rules.doom2004.queries.auto_pass import needless_question, unwanted_window
from kneedeep.rules.doom2004.queries.figure_options import why_not
from kneedeep.rules.doom2004.script_effects import StateEffectHandler
from kneedeep.rules.doom2004.stages import PlayerTurn
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.numbers import FigureNumber, TokenNumber
from tests.support.playthroughs.play_facts import PlayFacts
from tests.support.small_maps.arena import MISS, Arena, Face, arena

FOLDER = Path(__file__).parents[2] / "engine"
HALL = ("##########",) * 5


class RulePlay(PlayFacts):
    """A game of 2004 in which the lines of a play are followed."""

    game: Arena
    of_arena = frozenset("clear frag-by-zombie look next-round pass-all to-invader".split())

    def __init__(self, *, rows: Sequence[str] = HALL, marines: Any = ((0, 0),), **parts: Any) -> None:
        """Set up a board as `arena` does."""
        self.game = arena(*rows, marines=[(x, y) for x, y in marines], **parts)
        self.figures: dict[str, int] = {}

    def number(self, word: str, kind: str) -> int:
        """The number of a space, figure, weapon, kind, held card, order or mode; a number as it is. A figure has its space too."""
        if "," in word and kind == "figure":
            s = self.game.s
            return next(int(one) for one in (*s.squad, *s.crowd, *s.others) if self.game.at(one) == self.space(word))
        if "," in word:
            return self.game.number(self.space(word))
        named: dict[str, Mapping[str, int]] = {
            "figure": self.figures,
            "weapon": self.game.t.weapon_number,
            "kind": self.game.t.kind_number,
            "card": {self.game.t.cards[card].id: card for card in reversed(self.game.s.hand)},
            "order": {name: number for number, name in enumerate(ORDERS)},
            "mode": {str(name): number for number, name in enumerate(MODES)},
        }
        found = named.get(kind, {}).get(word)
        return int(word) if found is None else found

    def value(self, word: str) -> Any:
        """A value of the state: the name of an order, or JSON."""
        return ORDERS.index(word) if word in ORDERS else super().value(word)

    def bits(self, field: str) -> int:
        """A field that holds spaces; `unseen`: those that no marine sees."""
        return int(unseen(self.game.t, self.game.s)) if field == "unseen" else super().bits(field)

    # Preparing

    def put_(self, kind: str, at: str, turned: str = "") -> None:
        """Put an invader on the board. It is named by its kind, a second one `zombie2`."""
        self.game.s.events = self.game.events
        figure = self.game.put(kind, self.space(at), turned=bool(turned))
        self.game.s.events = None
        alike = sum(name.rstrip("23456789") == kind for name in self.figures)
        self.figures[f"{kind}{alike + 1}" if alike else kind] = figure

    def move_(self, figure: str, at: str) -> None:
        """Put a figure somewhere else, without any effect of a move."""
        self.game.move(self.number(figure, "figure"), self.space(at))

    def hold_(self, *cards: str) -> None:
        """Give the invader these cards."""
        self.game.hold(*cards)

    def last_card_(self) -> None:
        """Leave one card in the deck."""
        s = self.game.s
        s.discard, s.deck = s.deck[:-1], s.deck[-1:]

    def scatter_(self, *numbers: str) -> None:
        """Let the top card of the deck scatter grenades: direction and distance."""
        t, card = self.game.t, self.game.s.deck[-1]
        one = (int(numbers[0]), int(numbers[1]))
        t.scatter = tuple(one if number == card else other for number, other in enumerate(t.scatter))

    def dice_(self, *words: str) -> None:
        """Let dice of a color always show a face: `miss`, or range and damage, as `2/1`, `2/1/bullet` or `2/1/miss`."""
        self.game.dice(**{color: _face(shown) for color, shown in zip(words[::2], words[1::2], strict=True)})

    def weapons_(self, seat: str, *names: str) -> None:
        """Leave a marine these weapons alone."""
        self.game.s.weapons[int(seat)] = sum(1 << self.game.t.weapon_number[name] for name in names)

    def no_cards_(self) -> None:
        """Take all cards away: what is drawn is nothing to count by."""
        self.game.s.hand = self.game.s.deck = self.game.s.discard = ()
        self.rule_("draw", "0")
        deck.update_windows(self.game.t, self.game.s)

    def ammo_(self, *numbers: str) -> None:
        """Leave the first marine these bullets, rockets and cells."""
        self.game.s.ammo[: len(numbers)] = [int(number) for number in numbers]

    def arm_(self, weapon: str, *words: str) -> None:
        """Change a weapon."""
        self.game.arm(weapon, **self.pairs(words))

    def equip_(self, figure: str, *words: str) -> None:
        """Change the attack of the kind of a figure."""
        self.game.equip(self.figure(figure), **self.pairs(words))

    def rule_(self, *words: str) -> None:
        """Change numbers that the game is played by."""
        self.game.t.parameters = self.game.t.parameters._replace(**self.pairs(words))

    def drift_(self, direction: str, spaces: str) -> None:
        """Let every card scatter like that; a miss: -1 0."""
        self.game.t.scatter = ((int(direction), int(spaces)),) * len(self.game.t.scatter)

    def reveal_all_(self) -> None:
        """Reveal the whole board, without setting up any area."""
        self.game.s.areas = (1 << len(self.game.t.area_bits)) - 1
        self.game.s.revealed = self.game.t.terrain.everywhere

    # Playing

    def choose_(self, mode: str, adrenaline: str = "0") -> None:
        """Declare a marine's action."""
        self.play_line("choose", [mode, adrenaline])

    def step_(self, *words: str) -> None:
        """Step from space to space, at the end the word `shape` and the shape in which."""
        spaces = [word for word in words if "," in word]
        for space in spaces:
            self.play_line("step", [space, *words[len(spaces) + 1 :]])

    def attack_(self, weapon: str, space: str, target: str = "-1", aimed: str = "0") -> None:
        """Attack with a weapon."""
        self.play_line("attack", [weapon, space, target, aimed])

    def strike_(self, space: str, target: str = "-1") -> None:
        """Attack with an invader."""
        self.play_line("strike", [space, target])

    def place_order_(self, order: str) -> None:
        """Choose to be ready, with an order, and end the turn."""
        self.game.place_order(ORDERS.index(order))

    def act_(self, figure: str) -> None:
        """Come to the invader's command and activate a figure."""
        self.game.activate(self.figure(figure))

    def frag_(self, seat: str) -> None:
        """Frag a marine."""
        wounds.frag(self.game.t, self.game.s, int(seat), "test")

    def kill_(self, figure: str) -> None:
        """Kill an invader."""
        wounds.kill(self.game.t, self.game.s, self.figure(figure), "test")

    def wound_(self, figure: str, number: str) -> None:
        """Wound a figure."""
        wounds.wound(self.game.t, self.game.s, self.figure(figure), int(number), "test")

    def turn_(self, seat: str) -> None:
        """Begin a marine's turn."""
        self.game.s.stack = [PlayerTurn("turn", int(seat), 0)]
        self.settle_()

    def settle_(self) -> None:
        """Go on until somebody has to decide."""
        self.game.s.events = self.game.events
        self.game.game._settle(self.game.t, self.game.s)
        self.game.s.events = None

    def send_back_(self, figure: str) -> None:
        """Send a figure back to the last free place that it left."""
        figure_steps.send_back(self.game.t, self.game.s, FigureNumber(self.figure(figure)))

    def refresh_(self) -> None:
        """Compute again what tokens block, and who is on which side."""
        tokens_on_board.refresh_tokens(self.game.t, self.game.s)
        figures.refresh_sides(self.game.t, self.game.s)

    def shift_(self, token: str, space: str) -> None:
        """Lay a token somewhere else."""
        tokens_on_board.move_to(self.game.t, self.game.s, TokenNumber(int(token)), self.game.number(self.space(space)))
        tokens_on_board.refresh_tokens(self.game.t, self.game.s)

    def wake_bot_(self, figure: str) -> None:
        """Let a bot be active, of the first marine."""
        self.game.s.owner[self.figure(figure)] = 0
        self.refresh_()

    def event_card_(self, id: str, aim: str = "-1", figure: str = "-1") -> None:
        """Let an event happen, aimed at a space or a figure, for a figure that acts."""
        EVENT_CARDS[id].play(self.game.t, self.game.s, self.aim(aim), self.figure(figure), -1)

    def aim(self, word: str) -> int:
        """What an event is aimed at: a space, or a figure."""
        return self.number(word, "space" if "," in word else "figure")

    def script_(self, step: str, *words: str) -> None:
        """Do a step of the script."""
        self.game.s.events = self.game.events
        getattr(StateEffectHandler(self.game.t, self.game.s, -1), step.replace("-", "_"))(*words)
        self.game.s.events = None

    # Facts

    def aims_(self, id: str, figure: str, *found: str) -> None:
        """All that an event may be aimed at, for a figure that acts."""
        aims = EVENT_CARDS[id].aims(self.game.t, self.game.s, self.figure(figure), -1)
        assert set(aims) == {self.aim(word) for word in found}, aims

    def recycled_(self, kind: str, *found: str) -> None:
        """All figures of a kind that may be taken off for another place."""
        number = self.game.t.kind_number[kind]
        assert recyclable(self.game.t, self.game.s, number) == [self.figure(word) for word in found]

    def crowd_(self, *kinds: str) -> None:
        """The kinds of all invaders on the board."""
        assert sorted(self.game.t.kinds[self.game.s.kind[one]].id for one in self.game.s.crowd) == sorted(kinds)

    def armed_(self, seat: str, *names: str) -> None:
        """All weapons of a marine."""
        assert self.game.s.weapons[int(seat)] == sum(1 << self.game.t.weapon_number[name] for name in names)

    def targets_(self, weapon: str, *spaces: str) -> None:
        """All spaces that a weapon may attack."""
        assert self.game.targets(weapon) == {self.space(space) for space in spaces}, self.game.targets(weapon)

    def reaches_(self, weapon: str, *spaces: str) -> None:
        """A weapon may attack spaces."""
        assert {self.space(space) for space in spaces} <= self.game.targets(weapon), self.game.targets(weapon)

    def misses_(self, weapon: str, *spaces: str) -> None:
        """A weapon may not attack spaces."""
        assert not {self.space(space) for space in spaces} & self.game.targets(weapon), self.game.targets(weapon)

    def events_(self, *ids: str) -> None:
        """All events that may be played."""
        found = {self.game.t.cards[action[1]].id for action in self.game.options() if action[0] == "event"}
        assert found == set(ids), found

    def discarded_(self, id: str) -> None:
        """The card on top of the discards."""
        assert self.game.t.cards[self.game.s.discard[-1]].id == id

    def why_(self, name: str, *words: str) -> None:
        """Why an action is not legal; after `=>` the sentence."""
        end = words.index("=>")
        found = why_not(self.game.game, self.game.s, self.action(name, words[:end]))
        assert found == " ".join(words[end + 1 :]), found

    def needless_(self, *words: str) -> None:
        """The answer to a question that need not be asked; no words for one that must."""
        found = needless_question(self.game.t, self.game.s, self.game.options())
        assert found == (self.action(words[0], words[1:]) if words else None), found

    def unwanted_(self, window: str = "", *words: str) -> None:
        """The answer in a window that a player does not want; no words for one that is asked about."""
        found = unwanted_window(self.game.s, self.game.options(), (window,) if window else ())
        assert found == (self.action(words[0], words[1:]) if words else None), found

    def why_no_way_(self, space: str, *words: str) -> None:
        """Why the first marine does not get to a space."""
        found = why_no_way(self.game.t, self.game.s, FigureNumber(0), self.game.number(self.space(space)))
        assert found == " ".join(words), found

    def why_no_card_(self, card: str, *words: str) -> None:
        """Why a card that the invader holds is not played now."""
        found = why_no_card(self.game.t, self.game.s, self.number(card, "card"))
        assert found == " ".join(words), found

    def why_no_shot_(self, weapon: str, space: str, *words: str) -> None:
        """Why the first marine can't attack a space with a weapon, or with any (`-`)."""
        number = -1 if weapon == "-" else self.game.t.weapon_number[weapon]
        found = why_no_attack(self.game.t, self.game.s, FigureNumber(0), self.game.number(self.space(space)), number)
        assert found == " ".join(words), found


def rule_plays() -> list[Any]:
    """All plays, each a parameter with its statements as marks."""
    return [
        pytest.param(file, parts, id=name, marks=[pytest.mark.statement(*statements)] if statements else [])
        for file, name, statements, parts in stored_plays()
    ]


def stored_plays() -> list[tuple[Path, str, tuple[str, ...], dict[str, Any]]]:
    """The file, name, statements and parts of all plays."""
    return [
        (file, name, tuple(parts.get("statements", "").split()), parts)
        for file in sorted(FOLDER.rglob("plays_*.yaml"))
        for name, parts in yaml.safe_load(file.read_text(encoding="utf-8")).items()
        if "play" in parts
    ]


def _face(shown: str) -> Face:
    if shown == "miss":
        return MISS
    reach, damage, *more = shown.split("/")
    return int(reach), int(damage), "bullet" in more, "miss" in more
