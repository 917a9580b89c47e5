"""Effects of cards that could never be used, since a card of that sort is not played on their occasion.

Rule: RUL16-31, RUL16-38, RUL16-41.
"""

from collections.abc import Iterator

from kneedeep.model.catalog.cards.card_tables import CardTables
from kneedeep.model.catalog.cards.effect import When

IN_TURN: tuple[When, ...] = ("played", "next-attack", "before-attack")
"""The occasions on which a marine uses a card in its activation of its own accord."""
OF_ITS_ATTACK: tuple[When, ...] = ("attacking", "after-attack")
"""The occasions of the attack that a card is played for."""


def unusable_effects(cards: CardTables) -> Iterator[tuple[str, str]]:
    """Yield the address of each card with such an effect, and a sentence about it."""
    for set_ in cards.actions.values():
        for card in set_.cards:
            kind = card.kind.value
            address = f"actions.{set_.id}.{card.number}"
            for number, effect in enumerate(card.effects.value, 1):
                where, when = f"{address}.effects.{number}", effect.when
                if kind == "reaction":
                    if when in IN_TURN:
                        yield (
                            address,
                            f"{where}: {address} is a reaction, which is played on another occasion, not when {when}.",
                        )
                elif when in OF_ITS_ATTACK:
                    if card.attack.value is None:
                        yield address, f"{where}: {address} has no attack, so nothing happens when {when}."
                elif when not in IN_TURN:
                    yield (
                        address,
                        f"{where}: {address} is a {kind} action; when {when} only a reaction can be played.",
                    )
    for place, known in enumerate(cards.classes, 1):
        if known is not None and known.value.action != "none":
            for number, effect in enumerate(known.value.effects, 1):
                if effect.when not in IN_TURN:
                    yield (
                        f"classes.{place}",
                        f"classes.{place}.effects.{number}: an ability that is a {known.value.action} action "
                        f"can't be used when {effect.when}.",
                    )
