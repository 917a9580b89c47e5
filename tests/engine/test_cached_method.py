"""Test of methods that keep their answers."""

from kneedeep.support.cached_method import cached_method


class _Counting:
    @cached_method
    def asked(self, number: int) -> list[int]:
        return [number]


def test_each_object_keeps_its_own_answers_by_their_inputs() -> None:
    one, other = _Counting(), _Counting()
    assert one.asked(1) is one.asked(1) != one.asked(2) and one.asked(1) is not other.asked(1) == [1]
