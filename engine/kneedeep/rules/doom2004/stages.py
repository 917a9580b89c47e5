"""The stages of the 2004 game as values: the current step, and the data needed to continue it.

The actions and decisions of a stage are with its mechanic, in a `StageKind` of the same name.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from kneedeep.model.catalog.action_points import READY
from kneedeep.rules.numbers import AreaNumber, FigureNumber, KindNumber, SpaceNumber, TokenNumber
from kneedeep.rules.rng import Rolled
from kneedeep.rules.stage import StageTable

stage_kind = StageTable(__file__)
"""The factory of the kinds of stages, with the questions of `stages.txt`."""

# Setting up


class DeckChoice(NamedTuple):
    """The invader chooses one of the decks."""

    name: Literal["deck"]


class Swapping(NamedTuple):
    """The invader substitutes kinds of figures."""

    name: Literal["swapping"]


# The round


class PlayerTurn(NamedTuple):
    """The turn of a marine, or of the invader (`seat` is the number of marines). `step`: the next one."""

    name: Literal["turn"]
    seat: int
    step: int


class ActionChoice(NamedTuple):
    """A marine chooses the action of its turn."""

    name: Literal["choose"]
    figure: FigureNumber


class MarineTurn(NamedTuple):
    """The action of a marine: mode, points, attacks left, whether it moved, placed an order, had Killer Instinct."""

    name: Literal["marine"]
    figure: FigureNumber
    mode: int
    points: int
    attacks: int
    moved: int
    ordered: int
    instinct: int

    def spend(self, points: int) -> MarineTurn:
        """The turn after spending points. A ready marine thereby gives up its attack. Rule: RUL-45."""
        attacks = 0 if self.mode == READY else self.attacks
        return self._replace(points=self.points - points, attacks=attacks)


class Activation(NamedTuple):
    """An invader's activation.

    `hurt`: 1 if a hazard has wounded it. `by_event`: 1 for an activation by a card, which does not use up its own.
    """

    name: Literal["activation"]
    figure: FigureNumber
    points: int
    attacks: int
    moved: int
    hurt: int
    by_event: int

    def spend(self, points: int) -> Activation:
        """The activation after spending points."""
        return self._replace(points=self.points - points)


class BotTurn(NamedTuple):
    """The turn of a sentry bot, or of a scenario's own figure on the marines' side."""

    name: Literal["bot"]
    figure: FigureNumber
    points: int
    attacks: int
    moved: int

    def spend(self, points: int) -> BotTurn:
        """The turn after spending points."""
        return self._replace(points=self.points - points)


FigureTurn = MarineTurn | Activation | BotTurn
"""A figure acts: it has points and attacks left."""


class Breathing(NamedTuple):
    """A marine without air uses an oxygen token or suffers wounds."""

    name: Literal["breathe"]
    figure: FigureNumber


class Respawn(NamedTuple):
    """A marine comes back to the board."""

    name: Literal["respawn"]
    figure: FigureNumber


class Command(NamedTuple):
    """The invader plays cards and activates figures."""

    name: Literal["command"]


class Discarding(NamedTuple):
    """The invader discards down to the hand limit."""

    name: Literal["discarding"]


class CalledInvaders(NamedTuple):
    """A card lets `left` invaders act out of turn. `only`: `activate`, or `attack` without moving."""

    name: Literal["called"]
    left: int
    only: str
    called: tuple[int, ...]


# Stages in between


class Arrival(NamedTuple):
    """A figure leaves a teleporter. `watchers`: the watchful invaders when it entered."""

    name: Literal["arrival"]
    figure: FigureNumber
    token: TokenNumber
    watchers: tuple[FigureNumber, ...]


class AreaText(NamedTuple):
    """The text of a revealed area is read, once the area is set up."""

    name: Literal["told"]
    area: AreaNumber


class SettingUp(NamedTuple):
    """Figures are set up, each one a number of `CompiledScenario.setups`."""

    name: Literal["setting-up"]
    setups: tuple[int, ...]


class Spawning(NamedTuple):
    """Invaders are spawned: kinds and the number of each, in one spawn area or anywhere (-1)."""

    name: Literal["spawning"]
    kinds: tuple[tuple[KindNumber, int], ...]
    area: AreaNumber


class Attack(NamedTuple):
    """A current attack.

    `arms`: the marine's weapon, or KIND_ARMS for the attack of the figure's kind. `target`: the attacked
    figure or -1. `phase`: the next phase. `free`: 1 for an attack that is not part of a turn. `pool`: colors
    of the dice. `rolled`: the dice on the table. `rerolled`. `dodged`: 1 if a Dodge card was played. `bonus`:
    damage added by cards. `done`: figures already attacked, and tokens as `blow_through.things_at` numbers
    them. `bullets`: shown before a re-roll. `spent`: ammunition was paid. `walked`: spaces it was walked on.
    """

    name: Literal["attack"]
    attacker: int
    arms: int
    space: SpaceNumber
    target: FigureNumber
    phase: str
    aimed: int
    free: int
    pool: tuple[int, ...]
    rolled: Rolled = ()
    rerolled: int = 0
    dodged: int = 0
    bonus: int = 0
    done: tuple[int, ...] = ()
    bullets: int = 0
    spent: int = 0
    walked: int = 0
    special: tuple[str, ...] = ()


KIND_ARMS = -1
"""As arms of an attack: those of the attacker's kind."""


class Knockback(NamedTuple):
    """The attacker's player moves figures that were knocked back."""

    name: Literal["knocks"]
    attacker: int
    player: int
    figures: tuple[FigureNumber, ...]


class WatchfulAttacks(NamedTuple):
    """Watchful invaders may attack a figure that has moved beside them."""

    name: Literal["watch"]
    mover: FigureNumber
    watchers: tuple[FigureNumber, ...]


class Window(NamedTuple):
    """A moment in which others may interrupt. `figure` and `other`: its subjects.

    `asked`: the next one asked, 0 for the invader, then seat + 1.
    """

    name: Literal["window"]
    moment: str
    asked: int
    figure: int
    other: int


class PlayedEvent(NamedTuple):
    """An event card has been played and takes effect."""

    name: Literal["played"]
    card: int
    aim: int
    figure: int
    other: int


class Cancelling(NamedTuple):
    """A marine who is Prepared may cancel the played event."""

    name: Literal["prepared"]
    card: int


class TokenExchange(NamedTuple):
    """The invader chooses the second token of an exchange of places."""

    name: Literal["exchange"]
    token: TokenNumber


# The script


class TokenPlacing(NamedTuple):
    """The invader chooses the place of a token whose space is taken."""

    name: Literal["placing"]
    token: TokenNumber


COMMAND = Command("command")
DISCARDING = Discarding("discarding")


def actor_of(stage: object) -> int:
    """The figure that a stage needs. -1 if it needs none."""
    if isinstance(stage, FigureTurn | Arrival):
        return stage.figure
    if isinstance(stage, Attack):
        return stage.attacker
    return stage.mover if isinstance(stage, WatchfulAttacks) else -1
