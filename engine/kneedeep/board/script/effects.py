"""Effects: the steps of a `do` list, and which of them close or open a way."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.script_values import Effect

CLOSING = ("shut", "remove", "place", "deactivate", "lose", "win")
"""The words of steps that may take something from the marines. `closes` decides for a single step."""


class EffectHandler(Protocol):
    """Changes facts or the state of a game when steps are carried out."""

    __slots__ = ()

    def set_flag(self, name: str) -> None:
        """Set a flag."""

    def give(self, thing: str, color: str | None, count: int, to: str) -> None:
        """Give an item, tokens of a kind or a key to the finder or to any marine."""

    def unlock(self, door: str) -> None:
        """Waive the lock of a door."""

    def open(self, door: str) -> None:
        """Open a door or passage."""

    def shut(self, door: str) -> None:
        """Shut a door or passage."""

    def reveal(self, area: str) -> None:
        """Reveal an area."""

    def activate(self, thing: str) -> None:
        """Switch on teleporters, flame jets or a spawn area."""

    def deactivate(self, thing: str) -> None:
        """Switch off teleporters, flame jets or a spawn area."""

    def remove(self, token: str) -> None:
        """Take the tokens of an id off the board."""

    def say(self, text: str) -> None:
        """Read a text aloud."""

    def place(self, entry: Mapping[str, object]) -> None:
        """Put tokens or figures on the board."""

    def spawn(self, kind: str, count: int, area: str | None) -> None:
        """Spawn invaders in a spawn area."""

    def wound(self, count: int, who: str) -> None:
        """Wound the finder or all marines."""

    def heal(self, count: int, who: str) -> None:
        """Heal the finder or all marines."""

    def draw(self, count: int) -> None:
        """Let the invader draw cards."""

    def win(self, side: str) -> None:
        """End the game for marines, invaders or nobody."""

    def lose(self, item: str) -> None:
        """Take an item out of the game: off the board and from its carrier."""

    def summon(self, value: object) -> None:
        """Summon demons (2016)."""


def carry_out(effects: Iterable[Effect], doer: EffectHandler) -> None:
    """Carry out steps in their order. Rule: scenario format, *Steps of `do`*."""
    for effect in effects:
        _CARRY_OUT[effect.kind](effect, doer)


def closes(effect: Effect, placed: TokenType | None = None, removed: TokenType | None = None) -> bool:
    """True if a step closes: it shuts, switches off, loses, removes something useful, or adds an obstacle.

    `placed`: the type of the token that a `place` puts on the board (None for figures). `removed`: the type of the
    token that a `remove` takes. For switching off a flame jet, `removed` is used too.
    Rule: scenario format, *Steps of `do`*, closing ones.
    """
    if effect.kind == "place":
        return placed is not None and (placed.blocks_steps or placed.blocks_sight or bool(placed.hurts))
    if effect.kind in ("remove", "deactivate"):
        return removed is None or not (removed.blocks_steps or removed.blocks_sight or removed.hurts)
    if effect.kind == "win":
        return bool(effect.value != "marines")
    return effect.kind in CLOSING


def _give(effect: Effect, doer: EffectHandler) -> None:
    params = effect.params
    doer.give(effect.value, params.get("color"), params.get("count", 1), params.get("to", "finder"))


_CARRY_OUT: dict[str, Callable[[Effect, EffectHandler], None]] = {
    "set": lambda effect, doer: doer.set_flag(effect.value),
    "give": _give,
    "unlock": lambda effect, doer: doer.unlock(effect.value),
    "open": lambda effect, doer: doer.open(effect.value),
    "shut": lambda effect, doer: doer.shut(effect.value),
    "reveal": lambda effect, doer: doer.reveal(effect.value),
    "activate": lambda effect, doer: doer.activate(effect.value),
    "deactivate": lambda effect, doer: doer.deactivate(effect.value),
    "remove": lambda effect, doer: doer.remove(effect.value),
    "text": lambda effect, doer: doer.say(effect.value),
    "place": lambda effect, doer: doer.place(effect.value),
    "spawn": lambda effect, doer: doer.spawn(
        effect.value["kind"], effect.value.get("count", 1), effect.value.get("in")
    ),
    "wound": lambda effect, doer: doer.wound(effect.value, effect.params.get("who", "finder")),
    "heal": lambda effect, doer: doer.heal(effect.value, effect.params.get("who", "finder")),
    "draw": lambda effect, doer: doer.draw(effect.value),
    "win": lambda effect, doer: doer.win(effect.value),
    "lose": lambda effect, doer: doer.lose(effect.value),
    "summon": lambda effect, doer: doer.summon(effect.value),
}
