"""How sure the numbers of a game are, in a line of the window."""

from kneedeep.rules.data_provenance import DataProvenance
from kneedeep_editor.texts import listed, tr, tr_count


def provenance_text(found: DataProvenance, file: str) -> str:
    """The line, with the command that lists the numbers of a scenario's file (empty for one never saved)."""
    if not found.numbers:
        return tr("No numbers of the data files are in use.")
    used = found.used
    numbers = (
        tr(
            "{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own; of those that these games used, {unsure} of {used}: see {command}",
            guessed=found.guessed, numbers=found.numbers, own=found.own, unsure=len(used.guessed), used=used.numbers,
            command=found.command(file or "FILE"),
        )
        if found.own and used is not None
        else tr(
            "{guessed} of the {numbers} numbers in use are guessed or from memory; of those that these games used, {unsure} of {used}: see {command}",
            guessed=found.guessed, numbers=found.numbers, unsure=len(used.guessed), used=used.numbers,
            command=found.command(file or "FILE"),
        )
        if used is not None
        else tr(
            "{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own: see {command}",
            guessed=found.guessed, numbers=found.numbers, own=found.own, command=found.command(file or "FILE"),
        )
        if found.own
        else tr(
            "{guessed} of the {numbers} numbers in use are guessed or from memory: see {command}",
            guessed=found.guessed, numbers=found.numbers, command=found.command(file or "FILE"),
        )
    )  # fmt: skip
    missing = (
        tr(
            "The {count} class cards of the {box} are not dealt: no source says what they do.",
            count=cards.size, box=cards.box,
        )
        if cards.what == "class cards"
        else tr(
            "The {count} marine cards of the {box} are not dealt: no source says what they do.",
            count=cards.size, box=cards.box,
        )
        for cards in found.missing
    )  # fmt: skip
    stand_ins = [
        tr_count(
            "No source gives the events of {asked}: the set {played} of this program is played instead.",
            "No source gives the events of {asked}: {played} are played instead.",
            len(found.stand_ins),
            asked=listed([one.asked for one in found.stand_ins]),
            played=listed([one.played for one in found.stand_ins]),
        )
    ]
    return "\n".join([numbers, *missing, *(stand_ins if found.stand_ins else [])])
