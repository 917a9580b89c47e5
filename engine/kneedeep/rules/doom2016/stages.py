"""The stages of the 2016 game as values: the current step, and the data to continue from it.

The actions and decisions of a stage are with its mechanic, in a `StageKind` of the same name.
"""

from typing import Literal, NamedTuple

from kneedeep.rules.numbers import FigureNumber, Seat, TokenNumber
from kneedeep.rules.stage import StageTable

stage_kind = StageTable(__file__)
"""The factory of stage kinds, with the questions in `stages.txt`."""

# Setting up


class EventSetChoice(NamedTuple):
    """The invader chooses the event sets of the event deck."""

    name: Literal["event-sets"]


class TakingPoint(NamedTuple):
    """The marines choose the owner of the squad card."""

    name: Literal["taking-point"]


class ClassChoice(NamedTuple):
    """A marine chooses its class card."""

    name: Literal["class"]
    seat: Seat


class WeaponChoice(NamedTuple):
    """A marine chooses its starting weapons."""

    name: Literal["weapons"]
    seat: Seat


# The round


class Round(NamedTuple):
    """A round. `step`: the next step."""

    name: Literal["round"]
    step: int


class Assault(NamedTuple):
    """The invader may spend threat tokens. `summoned`: 1 once a portal has summoned."""

    name: Literal["assault"]
    summoned: int


class ArgentGain(NamedTuple):
    """The invader may discard up to `left` more events for Argent Power."""

    name: Literal["argent"]
    left: int


class ArgentPlacing(NamedTuple):
    """The invader puts tokens on cards of these `kinds` (or the invasion card). `moving`: from the invasion card."""

    name: Literal["put-argent"]
    left: int
    kinds: int
    moving: int


class Activations(NamedTuple):
    """Initiative cards are drawn until the deck is empty."""

    name: Literal["activations"]


class TypeChoice(NamedTuple):
    """The invader chooses the type of demons to activate."""

    name: Literal["type"]


class Activation(NamedTuple):
    """The activation of a marine. `step`: the next step."""

    name: Literal["activation"]
    seat: Seat
    step: int


class MarineTurn(NamedTuple):
    """A marine acts: points and main actions left, card of its attack (-1: none), effects for its next attack."""

    name: Literal["marine"]
    figure: FigureNumber
    points: int
    mains: int
    card: int
    boosts: tuple[int, ...]
    used: tuple[int, ...]


class Demons(NamedTuple):
    """The demons of a type are activated. `left`: the figures still to act."""

    name: Literal["demons"]
    kind: int
    left: tuple[FigureNumber, ...]


class DemonTurn(NamedTuple):
    """A demon acts: points and attacks left, effects for its next attack, used abilities."""

    name: Literal["demon"]
    figure: FigureNumber
    points: int
    attacks: int
    boosts: tuple[int, ...]
    used: tuple[int, ...]


class FreeMove(NamedTuple):
    """A figure spends points immediately, outside its activation."""

    name: Literal["free-move"]
    figure: FigureNumber
    points: int


TURNS = (MarineTurn, DemonTurn)
FigureTurn = MarineTurn | DemonTurn | FreeMove
"""The stages of an acting figure with points left."""


class Respawn(NamedTuple):
    """A marine returns to the map."""

    name: Literal["respawn"]
    figure: FigureNumber


# Interruptions


class GiveWay(NamedTuple):
    """The small figures under a large figure are moved away one by one."""

    name: Literal["give-way"]
    figure: FigureNumber


class Attack(NamedTuple):
    """A current attack.

    `card`: its action card, -1 for a demon's. `phase`: the next phase. `pool`: colors of the dice. `rolled`:
    the dice on the table. `effects`: card effects by number. `hits`, `shields`: added by effects.
    `dodged`: 1 if the attack is cancelled. `defense`: the revealed card, -1 for none. `covered`: 1 with cover.
    `stood`: the spaces of the defender. `stunned`: the figure whose stun ends with the attack.
    """

    name: Literal["attack"]
    attacker: int
    defender: int
    card: int
    phase: str
    pool: tuple[int, ...] = ()
    rolled: tuple[tuple[int, int], ...] = ()
    effects: tuple[int, ...] = ()
    hits: int = 0
    shields: int = 0
    dodged: int = 0
    defense: int = -1
    covered: int = 0
    damage: int = 0
    stood: int = 0
    stunned: int = 0

    def at_phase(self, phase: str) -> "Attack":
        """The attack in another phase. Faster than `_replace`."""
        return Attack._make((*self[:4], phase, *self[5:]))


class Declaring(NamedTuple):
    """A figure declares the target of an attack.

    `only`: 0 for the attack of its turn. For an attack by an effect 1 (any defender) or 2 + the only defender.
    """

    name: Literal["declare"]
    figure: FigureNumber
    only: int


class DieChoice(NamedTuple):
    """A stunned attacker, or the defender's side, leaves out a die. `left`: dice to leave out, including this one."""

    name: Literal["drop-die"]
    left: int


class SecondCard(NamedTuple):
    """The defender, who has cover, may reveal a second card."""

    name: Literal["second-card"]


class Rerolling(NamedTuple):
    """The attacker re-rolls up to `number` dice."""

    name: Literal["reroll"]
    number: int


class Aiming(NamedTuple):
    """The owner of an effect (`player`) chooses a figure or space as its target. `rolled`: dice rolled before."""

    name: Literal["aim"]
    effect: int
    player: int
    figure: FigureNumber
    other: int
    rolled: tuple[tuple[int, int], ...] = ()


class Window(NamedTuple):
    """A moment at which cards and abilities may be used. `figure` and `other`: its subjects.

    `asked`: index of the next player to ask, in the order of the moment. `used`: cards and abilities used in it.
    A `follow` comes after an attack with effects of its own. `left`: the effects still to be carried out.
    """

    name: Literal["window", "follow"]
    moment: int
    asked: int
    figure: int
    other: int
    used: tuple[int, ...]
    left: tuple[int, ...] = ()


class Reordering(NamedTuple):
    """A player looks at the top cards of the initiative deck and puts them back in any order."""

    name: Literal["reorder"]
    player: int
    cards: tuple[int, ...]


# Portals


class Summoning(NamedTuple):
    """Portals summon on one occasion, one by one in the invader's order. `most`: how many may still do so."""

    name: Literal["summoning"]
    portals: tuple[TokenNumber, ...]
    most: int


class GroupChoice(NamedTuple):
    """The invader chooses the group summoned by a portal."""

    name: Literal["group"]
    portal: int


class DemonPlacing(NamedTuple):
    """The demons of a group are placed: kinds left, figures placed, the group's types and Argent Power."""

    name: Literal["place-demon"]
    portal: int
    kinds: tuple[int, ...]
    placed: tuple[FigureNumber, ...]
    types: int
    argent: int


class CarrierChoice(NamedTuple):
    """The invader chooses the demon of a group to carry the portal's item."""

    name: Literal["carrier"]
    portal: int
    figures: tuple[FigureNumber, ...]


FORCED = frozenset(
    (
        "hide give-way summoning group place-demon carrier put-argent lapsed attack drop-die second-card "
        "reroll aim follow"
    ).split()
)
"""The unsettled stages. The script waits during them."""


def actor_of(stage: object) -> int:
    """The figure needed by a stage. -1 if it needs none."""
    if isinstance(stage, (*TURNS, FreeMove, Declaring)):
        return stage.figure
    if isinstance(stage, Attack) and stage.phase in ("roll", "dropped"):
        # After its dice are rolled, an attack continues without its attacker (RUL16-120).
        return stage.attacker
    return -1
