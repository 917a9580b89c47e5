"""The families of the codes of findings."""

from collections.abc import Mapping

from kneedeep.support.translation import later

FAMILIES: Mapping[str, str] = {
    "SCN": later("The file"),
    "BRD": later("The board"),
    "CMP": later("The parts in the box"),
    "RCH": later("What can be reached"),
    "RSP": later("Where fragged marines come back"),
    "LOS": later("Lines of sight"),
    "SPN": later("Where invaders come in"),
    "OBJ": later("Victory and script"),
    "BAL": later("How hard it is, from simulated games"),
    "INT": later("The validator itself"),
}
"""The families of codes in the order in which they are listed, and what each is about."""
