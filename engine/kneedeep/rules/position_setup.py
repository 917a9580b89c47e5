"""Common parts of setting up positions in every edition: checks, declined decisions, cards by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from kneedeep.model.geometry.space import Space
from kneedeep.rules.numbers import CardNumber
from kneedeep.rules.position import Position, PositionError
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, State
from kneedeep.support import coordinates, later, translatable

_OVER = {
    MARINES_WON: later("There the game would be over: the marines have won."),
    INVADERS_WON: later("There the game would be over: the invader has won."),
}


def check_position(position: Position, players: int) -> None:
    """Raise PositionError for an impossible turn, round or number of marines."""
    if position.turn is not None and not -1 <= position.turn < players:
        text = later("It can't be the turn of marine {number}: there are {players}.")
        raise PositionError(text, number=position.turn + 1, players=players)
    if position.round < 1 or position.frags < 0:
        raise PositionError("A game has rounds from 1 and frags from 0.")
    if len(position.marines) > players:
        text = later("The position has {number} marines, the game {players}.")
        raise PositionError(text, number=len(position.marines), players=players)


def refuse_end(state: State) -> None:
    """Raise PositionError if the game is over."""
    if state.winner:
        raise PositionError(_OVER.get(state.winner, later("There the game would be over: nobody has won.")))


def space_number(numbers: Mapping[Space, int], at: Space, who: str) -> int:
    """The number of a space. Raises PositionError for a space off the board."""
    if (number := numbers.get((at[0], at[1]), -1)) < 0:
        text = later("{who} can't stand at {place}: that is no space of the board.")
        raise PositionError(text, who=who, place=coordinates(at))
    return number


def take_cards(
    cards: list[CardNumber], named: Iterable[str], name_of: Callable[[CardNumber], str]
) -> tuple[CardNumber, ...]:
    """Remove cards by name from a list and return them. Raises PositionError if a card is missing there."""
    found = []
    for name in named:
        card = next((number for number in cards if name_of(number) == name), CardNumber(-1))
        if card < 0:
            raise PositionError("The invader's deck has no (more) card {name!r}.", name=name)
        cards.remove(card)
        found.append(card)
    return tuple(sorted(found))


def value_between(least: int, most: int | None, value: int | None, before: int, what: str) -> int:
    """A chosen value, or the old value if none is chosen. Raises PositionError for a value out of bounds."""
    if value is None:
        return before
    if value < least or (most is not None and value > most):
        text = later("The {what} are {least} to {most}, not {value}.")
        if most is None:
            text = later("The {what} are at least {least}, not {value}.")
        raise PositionError(text, what=what, least=least, most=most, value=value)
    return value


def named_things(
    labels: Sequence[tuple[str, Space | None]], lying: int, named: Iterable[str], who: str
) -> tuple[int, ...]:
    """The numbers of a scenario's own things with these names, off the board. Raises PositionError for others."""
    found: list[int] = []
    for name in named:
        number = next(
            (
                number
                for number, label in enumerate(labels)
                if label[0] == name and number not in found and not lying >> number & 1
            ),
            -1,
        )
        if number < 0:
            text = later("{who} can't have {name!r}: it lies on the board, or there is none.")
            raise PositionError(text, who=who, name=name)
        found.append(number)
    return tuple(sorted(found))


def marine_words(seat: int) -> str:
    """The name of a marine in a PositionError."""
    return translatable("marine {number}", number=seat + 1)


def placed_words(name: str, at: Space | None) -> str:
    """A thing with its place, if given, in a PositionError."""
    return name if at is None else translatable("{name} at {place}", name=name, place=coordinates(at))
