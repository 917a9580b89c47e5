"""The stages of the 2004 game as values: the current step, and the data to continue it.

The actions and decisions of a stage are with its mechanic, in a `StageKind` of the same name.
"""

from typing import Literal, NamedTuple

from kneedeep.model.catalog.action_points import READY
from kneedeep.rules.numbers import AreaNumber, FigureNumber, KindNumber, SpaceNumber, TokenNumber
from kneedeep.rules.rng import Rolled
from kneedeep.rules.stage import StageTable

stage_kind = StageTable(__file__)
"""The factory of stage kinds. The questions come from `stages.txt`."""

# Setting up


class DeckChoice(NamedTuple):
    """The invader chooses one of the decks."""

    name: Literal["deck"]


class Swapping(NamedTuple):
    """The invader substitutes kinds of figures."""

    name: Literal["swapping"]


# The round


class PlayerTurn(NamedTuple):
    """The turn of a marine, or of the invader (`seat` is the number of marines). `step`: the next step."""

    name: Literal["turn"]
    seat: int
    step: int


class ActionChoice(NamedTuple):
    """A marine chooses the action of its turn."""

    name: Literal["choose"]
    figure: FigureNumber


class MarineTurn(NamedTuple):
    """The action of a marine: mode, points, attacks left. Flags: it moved, placed an order, had Killer Instinct."""

    name: Literal["marine"]
    figure: FigureNumber
    mode: int
    points: int
    attacks: int
    moved: int
    ordered: int
    instinct: int

    def spend(self, points: int) -> "MarineTurn":
        """The turn after spending points. A ready marine that spends points loses its attack. Rule: RUL-45."""
        attacks = 0 if self.mode == READY else self.attacks
        return self._replace(points=self.points - points, attacks=attacks)


class Activation(NamedTuple):
    """An invader's activation.

    `hurt`: 1 if a hazard has wounded it. `by_event`: 1 for an activation by a card. Its own activation stays unused.
    """

    name: Literal["activation"]
    figure: FigureNumber
    points: int
    attacks: int
    moved: int
    hurt: int
    by_event: int

    def spend(self, points: int) -> "Activation":
        """The activation after spending points."""
        return self._replace(points=self.points - points)


class BotTurn(NamedTuple):
    """The turn of a sentry bot, or of a scenario's own figure on the marines' side."""

    name: Literal["bot"]
    figure: FigureNumber
    points: int
    attacks: int
    moved: int

    def spend(self, points: int) -> "BotTurn":
        """The turn after spending points."""
        return self._replace(points=self.points - points)


FigureTurn = MarineTurn | Activation | BotTurn
"""The stage of an acting figure: it has points and attacks."""


class Breathing(NamedTuple):
    """A marine without air uses an oxygen token or suffers wounds."""

    name: Literal["breathe"]
    figure: FigureNumber


class Respawn(NamedTuple):
    """A marine returns to the board."""

    name: Literal["respawn"]
    figure: FigureNumber


class Command(NamedTuple):
    """The invader plays cards and activates figures."""

    name: Literal["command"]


class Discarding(NamedTuple):
    """The invader discards down to the hand limit."""

    name: Literal["discarding"]


class CalledInvaders(NamedTuple):
    """A card lets `left` more invaders act out of turn. `only`: `activate`, or `attack` without moving."""

    name: Literal["called"]
    left: int
    only: str
    called: tuple[int, ...]


# Stages in between


class Arrival(NamedTuple):
    """A figure leaves a teleporter. `watchers`: the watchful invaders at the time of its entry."""

    name: Literal["arrival"]
    figure: FigureNumber
    token: TokenNumber
    watchers: tuple[FigureNumber, ...]


class AreaText(NamedTuple):
    """The text of a revealed area is read after the area is set up."""

    name: Literal["told"]
    area: AreaNumber


class SettingUp(NamedTuple):
    """Figures are set up, given by their indices in `CompiledScenario.setups`."""

    name: Literal["setting-up"]
    setups: tuple[int, ...]


class Spawning(NamedTuple):
    """Invaders are spawned in one spawn area or anywhere (-1): kinds and the count of each."""

    name: Literal["spawning"]
    kinds: tuple[tuple[KindNumber, int], ...]
    area: AreaNumber


class Attack(NamedTuple):
    """A current attack.

    `arms`: the marine's weapon, or KIND_ARMS for the attack of the figure's kind. `target`: the attacked figure or -1.
    `phase`: the next phase. `free`: 1 for an attack outside a turn. `pool`: dice colors. `rolled`: the dice on the
    table. `rerolled`: 1 after the decision to re-roll. `dodged`: 1 if a Dodge card was played. `bonus`: damage added by
    cards. `done`: figures already attacked, and tokens as in `blow_through.things_at`. `bullets`: shown before a
    re-roll. `spent`: ammunition was paid. `walked`: spaces the attack was walked on.
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
"""The `arms` of an attack with the profile of the attacker's kind."""


class Knockback(NamedTuple):
    """The attacker's player moves the knocked back figures."""

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
    """A moment for interruptions. `figure` and `other`: its subjects.

    `asked`: the next player asked. 0 is the invader, then seat + 1.
    """

    name: Literal["window"]
    moment: str
    asked: int
    figure: int
    other: int


class PlayedEvent(NamedTuple):
    """A played event card takes effect."""

    name: Literal["played"]
    card: int
    aim: int
    figure: int
    other: int


class Cancelling(NamedTuple):
    """A Prepared marine may cancel the played event."""

    name: Literal["prepared"]
    card: int


class TokenExchange(NamedTuple):
    """The invader chooses the second token for an exchange of places."""

    name: Literal["exchange"]
    token: TokenNumber


# The script


class TokenPlacing(NamedTuple):
    """The invader chooses another place for a token: its space is taken."""

    name: Literal["placing"]
    token: TokenNumber


COMMAND = Command("command")
DISCARDING = Discarding("discarding")


def actor_of(stage: object) -> int:
    """The figure needed by a stage, -1 for none."""
    if isinstance(stage, FigureTurn | Arrival):
        return stage.figure
    if isinstance(stage, Attack):
        return stage.attacker
    return stage.mover if isinstance(stage, WatchfulAttacks) else -1
