"""The reliability of a game's numbers, in lines of text."""

from kneedeep.rules.data_provenance import DataProvenance
from kneedeep_editor.texts import listed, tr, tr_count


def provenance_text(found: DataProvenance) -> str:
    """The lines: numbers, missing cards, replaced event sets."""
    if not found.numbers:
        return tr("No numbers of the data files are in use.")
    numbers = [
        tr("{guessed} of the {numbers} numbers in use are guessed or from memory.",
           guessed=found.guessed, numbers=found.numbers),
    ]  # fmt: skip
    if found.own:
        numbers.append(tr_count("{n} is your own.", "{n} are your own.", found.own))
    if (used := found.used) is not None:
        numbers.append(
            tr("These games depend on {numbers}, {unsure} of them unsure.",
               numbers=used.numbers, unsure=len(used.guessed))
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
    return "\n".join([" ".join(numbers), *missing, *(stand_ins if found.stand_ins else [])])
