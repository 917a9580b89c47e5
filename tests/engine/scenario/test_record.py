"""Records: what they hold is found without a search through all of it."""

from collections.abc import Callable

from kneedeep.model.scenario.record import Record


class Compared(str):
    """A key that counts how often keys of its kind are compared."""

    __slots__ = ()
    times = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return str.__eq__(self, other)


def comparisons(action: Callable[[], object]) -> int:
    """Return how many comparisons of keys something takes."""
    before = Compared.times
    action()
    return Compared.times - before


def test_values_are_found_without_a_search() -> None:
    record = Record((Compared(f"key-{number}"), number) for number in range(300))
    assert comparisons(lambda: list(record.items())) < 600
    assert comparisons(lambda: record[Compared("key-299")]) < 10
    assert record["key-299"] == 299


def test_a_record_keeps_its_order_and_is_compared_without_it() -> None:
    one, other = Record(a=1, b=2), Record(b=2, a=1)
    assert list(one) == ["a", "b"]
    assert list(other) == ["b", "a"]
    assert one == other
    assert hash(one) == hash(other)
