"""Cuts the data of ICU down to what Qt reads: the order of letters, and tables of characters and time zones.

Qt for Linux brings 31 MB of it, with the names of countries, currencies and units in all languages. The library that
holds the data has no code: a table of contents, then the entries. What is missing in it, ICU takes for a language that
it has no data of. Formats: `ucmndata.h` of ICU, and the 64-bit little-endian ELF of the linkers of GNU and LLVM.
"""

import re
import struct
from pathlib import Path

KEPT = re.compile(
    r"coll/|[a-z]+\.(icu|nrm)$|(root|pool|res_index|keyTypeData|likelySubtags|metaZones|metadata|numberingSystems"
    r"|supplementalData|timezoneTypes|windowsZones|zoneinfo64)\.res$"
)
_DYNAMIC_SYMBOLS, _LOAD, _DATA, _PAGE = 11, 1, re.compile(rb"icudt\d+_dat\0"), 4096


class NotUnderstood(Exception):
    """The library is not as expected; it was left as it is."""


def cut(library: Path) -> None:
    """Rewrite a library with less data. Raises NotUnderstood, and then changes nothing."""
    old = library.read_bytes()
    try:
        new = _cut(old)
    except (struct.error, ValueError) as error:
        raise NotUnderstood(f"{library.name}: {error}") from error
    library.write_bytes(new)


def shorter(data: bytes) -> bytes:
    """The data with the entries that are kept, in their old order and each at 16 bytes."""
    (head,) = struct.unpack_from("<H", data)
    if data[12:16] != b"CmnD":
        raise ValueError("no table of contents")
    (count,) = struct.unpack_from("<I", data, head)
    rows = list(struct.iter_unpack("<II", data[head + 4 : head + 4 + 8 * count]))
    ends = [start for _, start in rows[1:]] + [len(data) - head]
    kept = []
    for (name, start), end in zip(rows, ends, strict=True):
        text = data[head + name : data.index(b"\0", head + name) + 1]
        if KEPT.match(text[:-1].decode().partition("/")[2]):
            kept.append((text, data[head + start : head + end]))
    place = 4 + 8 * len(kept)
    table, names, content = [], b"", b""
    first = -(-(place + sum(len(text) for text, _ in kept)) // 16) * 16
    for text, entry in kept:
        table.append(struct.pack("<II", place + len(names), first + len(content)))
        names += text
        content += entry + bytes(-len(entry) % 16)
    return data[:head] + struct.pack("<I", len(kept)) + (b"".join(table) + names).ljust(first - 4, b"\0") + content


def _cut(old: bytes) -> bytes:
    """The file with shorter data in the first segment; what follows moves forward by whole pages."""
    if old[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit library")
    (table,) = struct.unpack_from("<Q", old, 32)
    size, count = struct.unpack_from("<HH", old, 54)
    heads = [list(struct.unpack_from("<IIQQQQQQ", old, table + size * number)) for number in range(count)]
    first = next(head for head in heads if head[0] == _LOAD)
    start = old.index(b"CmnD", 0, first[2] + first[5]) - 12
    last = first[2] + first[5]
    data = shorter(old[start:last])
    saved = (last - start - len(data)) // _PAGE * _PAGE
    if saved <= 0:
        return old
    new = bytearray(old[:start] + data.ljust(last - start - saved, b"\0") + old[last:])
    for number, head in enumerate(heads):
        kind, flags, offset, address, physical, in_file, in_memory, align = head
        if offset >= last:
            offset -= saved
        elif head is first:
            in_file, in_memory = in_file - saved, in_memory - saved
        struct.pack_into(
            "<IIQQQQQQ", new, table + size * number, kind, flags, offset, address, physical, in_file, in_memory, align
        )
    # No table of sections: nothing that runs reads it.
    struct.pack_into("<Q", new, 40, 0)
    struct.pack_into("<HHH", new, 58, 0, 0, 0)
    return bytes(new)
