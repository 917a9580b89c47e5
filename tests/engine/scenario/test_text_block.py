"""Maps as text: they come back from whatever forums and mails do to them, and a damaged one says so."""

import random
import re
from collections.abc import Callable
from textwrap import fill

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.io.text_block import BlockFailed, block_of, holds_block, scenario_in
from kneedeep.support import resources
from kneedeep.support.translation import in_english

TUTORIAL = resources.path("scenarios", "tutorial.yaml").read_bytes()
BLOCK = block_of(TUTORIAL, "Cold Start")
WRITTEN_BEFORE = (
    "A hall: a map for kneedeep. Copy it all and paste it there.\n"
    "{kneedeep 1; 34;\n"
    "4fl4qt08ertp4xp941pmk8qtd8h8cebw00\n"
    "; pflb41h}\n"
)


def told(text: str) -> str:
    """Why a text has no map."""
    with in_english(), pytest.raises(BlockFailed) as failed:
        scenario_in(text)
    return str(failed.value)


def test_the_block_is_short_and_has_short_lines_without_markup() -> None:
    head, *rest = BLOCK.splitlines()
    assert head == "Cold Start: a map for kneedeep. Copy it all and paste it there."
    assert len(BLOCK) < 1_900, "it goes into one message of a chat"
    assert max(map(len, BLOCK.splitlines())) <= 76
    assert re.fullmatch(r"[0-9a-z{};\s]+", "".join(rest)) and not re.search("[aiou]", "".join(rest[1:]))
    long = block_of(TUTORIAL, "*A* [title] that {kneedeep 1; 2; goes on" + " and on" * 20)
    assert len(long.splitlines()[0]) <= 80 and scenario_in(long) == TUTORIAL


WAYS: tuple[Callable[[str, random.Random], str], ...] = (
    lambda text, _: text.replace("\n", "\r\n"),
    lambda text, _: "".join(f"> {line}\n" for line in text.splitlines()),
    lambda text, _: text.replace("\n", ""),
    lambda text, _: text.replace("\n", " "),
    lambda text, _: text.replace("\n", "<br />\n&nbsp;"),
    lambda text, _: f"[quote=Anna post=7][code]{text}[/code][/quote]",
    lambda text, draw: fill(text, draw.randint(8, 120)),
    lambda text, draw: f"Look {{here}} [b]1[/b]:\n\n{text}\n{'What do you think? ' * draw.randint(0, 3)}",
    lambda text, _: text.upper(),
    lambda text, draw: (
        "\u200b".join(text[at : at + 9] for at in range(0, len(text), 9)) + "\ufeff" * draw.randint(0, 1)
    ),
)


@given(st.one_of(st.binary(max_size=400), st.text(max_size=300).map(str.encode)), st.randoms(use_true_random=False))
def test_whatever_a_text_goes_through_the_file_comes_back(content: bytes, draw: random.Random) -> None:
    text = block_of(content, "A; title")
    for way in draw.sample(WAYS, draw.randint(0, 4)):
        text = way(text, draw)
    assert holds_block(text) and scenario_in(text) == content


def test_a_changed_lost_or_added_character_is_noticed() -> None:
    draw = random.Random(7)
    for at in (*range(BLOCK.index("{"), len(BLOCK) - 20, 13), *range(len(BLOCK) - 20, len(BLOCK))):
        for put in ("", draw.choice("0123456789bcdfghjklmnpqrstvwxyz;{}"), BLOCK[at] * 2):
            try:
                assert scenario_in(BLOCK[:at] + put + BLOCK[at + 1 :]) == TUTORIAL
            except BlockFailed:
                continue


def test_a_damaged_text_says_what_is_wrong_with_it() -> None:
    body = BLOCK.index(";\n") + 2
    assert told("Hello") == "the text holds no map: one begins with “{kneedeep” and ends with “}”"
    assert "breaks off or is damaged after 40 of 1468 " in told(BLOCK[: body + 40])
    assert "has 1467 of its 1468 letters" in told(BLOCK[:body] + BLOCK[body + 1 :])
    assert "breaks off before its checksum" in told(BLOCK[:-8])
    other = "b" if BLOCK[body] != "b" else "c"
    assert "its checksum differs" in told(f"{BLOCK[:body]}{other}{BLOCK[body + 1 :]}")
    assert "newer kneedeep" in told(BLOCK.replace("kneedeep 1;", "kneedeep 2;"))
    assert scenario_in(BLOCK[: body + 40] + BLOCK) == TUTORIAL, "the second one is whole"


def test_a_text_is_bounded() -> None:
    assert "unpack to more than 1 MiB" in told(block_of(b"a" * (2 << 20)))
    assert "characters, and no map has" in told("a" * (5 << 20))
    assert not holds_block(BLOCK + "a" * (5 << 20))


def test_a_text_of_the_first_version_stays_readable() -> None:
    assert scenario_in(WRITTEN_BEFORE).startswith(
        b"format: 1\nruleset: doom-2004\ntitle: A hall\npieces:\n  - {id: hall, piece: room-5x5,"
    )
