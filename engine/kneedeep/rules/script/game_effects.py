"""The effects of script steps on a game, in addition to those of `EffectHandler`."""

from typing import Protocol

from kneedeep.board.script.effects import EffectHandler


class GameEffects(EffectHandler, Protocol):
    """Carries out steps of the script in a state."""

    def receive(self, marine: int, number: int) -> None:
        """Give a marine a token."""
