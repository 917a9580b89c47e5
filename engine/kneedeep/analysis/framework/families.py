"""The families of the codes of findings."""

from collections.abc import Mapping

FAMILIES: Mapping[str, str] = {
    "SCN": "The file",
    "BRD": "The board",
    "CMP": "The parts in the box",
    "RCH": "What can be reached",
    "RSP": "Where fragged marines come back",
    "LOS": "Lines of sight",
    "SPN": "Where invaders come in",
    "OBJ": "Victory and script",
    "BAL": "How hard it is, from simulated games",
    "INT": "The validator itself",
}
"""The families of codes in the order in which they are listed, and what each is about."""
