"""Bit sets of numbers as plain ints: bit n represents the number n."""

from collections.abc import Collection, Iterable, Iterator

FEW = 8
"""The most numbers that are added to a set one by one."""

SPARSE = 64
"""The most numbers that are taken out of a set one by one."""


def bits_of(numbers: Collection[int], size: int) -> int:
    """The bit set of numbers below `size`, in time linear in `size`."""
    if len(numbers) <= FEW:
        found = 0
        for number in numbers:
            found |= 1 << number
        return found
    signs = bytearray(b"0") * size
    for number in numbers:
        signs[size - 1 - number] = 49
    return int(signs, 2) if size else 0


def numbers_of(bits: int) -> list[int]:
    """The numbers in a bit set in rising order."""
    if bits.bit_count() <= SPARSE:
        found = []
        while bits:
            number = bits.bit_length() - 1
            found.append(number)
            bits ^= 1 << number
        found.reverse()
        return found
    text = bin(bits)
    last = len(text) - 1
    found = []
    place = text.rfind("1")
    while place > 1:
        found.append(last - place)
        place = text.rfind("1", 2, place)
    return found


def union(sets: Iterable[int]) -> int:
    """The union of some bit sets."""
    found = 0
    for bits in sets:
        found |= bits
    return found


def each_number(bits: int) -> Iterator[int]:
    """The numbers in a bit set in rising order, one at a time. For small sets."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def each_bit(bits: int) -> Iterator[int]:
    """The single bits of a bit set in rising order, as bit sets."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest
