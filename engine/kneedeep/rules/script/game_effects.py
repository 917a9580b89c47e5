"""The effects of script steps on a game, besides those on any reader of a scenario."""

from typing import Protocol

from kneedeep.board.script.effects import EffectHandler


class GameEffects(EffectHandler, Protocol):
    """Carries out steps of the script in a state."""

    def receive(self, marine: int, number: int) -> None:
        """Give a marine a token."""
