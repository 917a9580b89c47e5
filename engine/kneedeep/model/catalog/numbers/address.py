"""The address of a number of the printed game: its range and its path in the data, for reading and replacing it."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar, cast

from kneedeep.model.catalog import Catalog, SourcedValue
from kneedeep.model.catalog.numbers.value_kind import ValueKind
from kneedeep.model.catalog.play_data import PlayData

AValue = TypeVar("AValue")
USER_MARK, USER_SOURCE = "U", "user"
Data = tuple[Catalog, PlayData]
Path = tuple[str | int, ...]
CATALOG, PLAY = 0, 1
"""The first step of a path."""


class Form(NamedTuple):
    """The form of a part of the data in a user's file.

    `read(part)`: its plain value with its mark, None if no source gives one. `made(value, part)`: the new part.
    """

    read: Callable[..., SourcedValue[object] | None]
    made: Callable[..., object]


class Address(NamedTuple):
    """A number of the game.

    `kind`: the kind of its values. `path`: the steps to it in the data: attributes, keys, ids, indices.
    `otherwise`: the path to a placeholder. `whole`: the card's set if none of its cards is known. A user's file then
    gives all of them or none.
    """

    name: str
    kind: ValueKind
    path: Path
    form: Form
    otherwise: Path = ()
    whole: str = ""

    def read(self, data: Data) -> SourcedValue[object] | None:
        """The marked value in its plain form, as in a user's file. None if no source gives one."""
        found = self.form.read(_part_at(data, self.path))
        return self.form.read(_part_at(data, self.otherwise)) if found is None and self.otherwise else found

    def put(self, data: Data, value: object) -> Data:
        """The data with a replaced value, which is marked as the user's."""
        part = self.form.made(value, _part_at(data, self.path))
        return cast(Data, _replaced(data, self.path, part))


def _part(whole: object, step: str | int) -> object:
    """The part of a mapping at a key, of a tuple at an index or with an id, or an attribute."""
    if isinstance(whole, Mapping):
        return whole.get(step)
    if isinstance(whole, tuple) and not hasattr(whole, "_fields"):
        return whole[_place(whole, step)]
    return getattr(whole, str(step))


def _place(members: tuple[object, ...], step: str | int) -> int:
    if isinstance(step, int):
        return step
    return next(place for place, member in enumerate(members) if getattr(member, "id", "") == step)


def _part_at(whole: object, path: Path) -> object:
    for step in path:
        whole = _part(whole, step)
    return whole


def _replaced(whole: object, path: Path, part: object) -> object:
    """A copy of the data with the part at a path replaced."""
    if not path:
        return part
    step = path[0]
    new = _replaced(_part(whole, step), path[1:], part)
    if isinstance(whole, Mapping):
        return {**whole, step: new}
    if isinstance(whole, tuple) and not hasattr(whole, "_fields"):
        place = _place(whole, step)
        return (*whole[:place], new, *whole[place + 1 :])
    replace: Callable[..., object] = getattr(whole, "_replace")  # noqa: B009
    return replace(**{str(step): new})


def users_value(value: AValue) -> SourcedValue[AValue]:
    """A value with the mark of a user's file."""
    return SourcedValue(value, USER_MARK, USER_SOURCE)


def _listed(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _tupled(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def marked(
    written: Callable[..., object] = _listed, made: Callable[..., object] = _tupled, none: object = None
) -> Form:
    """The form of a value with its mark. `written` and `made` convert it to plain data and back.

    `none`: the value to read if the data have none.
    """

    def read(part: object) -> SourcedValue[object] | None:
        found = none if part is None else part
        assert found is None or isinstance(found, SourcedValue)
        return None if found is None else found._replace(value=written(found.value))

    return Form(read, lambda value, _: users_value(_tupled(made(value))))


PLAIN = marked()


def least_sure(value: object, parts: Iterable[SourcedValue[object]]) -> SourcedValue[object]:
    """A value with the least sure mark of its parts and the sources of all."""
    found = list(parts)
    least = max((part.mark for part in found), key="USDMG".index)
    return SourcedValue(value, least, ", ".join(dict.fromkeys(part.source for part in found)))
