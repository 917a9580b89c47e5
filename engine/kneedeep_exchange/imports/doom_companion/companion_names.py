"""Doom Companion's names for pieces, figures, tokens and things, and their names here."""

from collections.abc import Mapping
from typing import NamedTuple

FIRST_IDS = frozenset(("sala", "pasillo", "curva", "interseccion"))
"""Pieces of the first draft: they have no shape, only a width and a height."""


class NamedPiece(NamedTuple):
    """A piece, and the offset of its rotation from ours, in degrees."""

    piece: str
    added: int = 0


_COMMON = {
    "sala-5x5": "room-5x5",
    "sala-4x4": "room-4x4",
    "interseccion-cruz": "cross",
    "interseccion-t": "tee",
    "curva-grande": "turn-large",
    "callejon": "dead-end",
}
LATE_PIECES: Mapping[str, NamedPiece] = {
    **{name: NamedPiece(piece) for name, piece in _COMMON.items()},
    "sala-grande": NamedPiece("room-9x10"),
    "sala-10x5-tres": NamedPiece("room-10x5-3"),
    "sala-10x5-dos": NamedPiece("room-10x5-2"),
    "sala-9x5": NamedPiece("room-9x5"),
    "curva-chica": NamedPiece("turn-small"),
    "pasillo-corto": NamedPiece("corridor-short"),
    "pasillo-largo": NamedPiece("corridor-long"),
}
"""Pieces of the third and fourth draft."""
EARLY_PIECES: Mapping[str, NamedPiece] = {
    **{name: NamedPiece(piece) for name, piece in _COMMON.items()},
    "sala-10x9": NamedPiece("room-9x10", 270),
    "sala-10x5-sur": NamedPiece("room-10x5-3", 180),
    "sala-10x5": NamedPiece("room-10x5-2"),
    "sala-9x5": NamedPiece("room-9x5", 180),
    "curva-chica": NamedPiece("turn-small", 90),
    "pasillo-corto": NamedPiece("corridor-short", 90),
    "pasillo-largo": NamedPiece("corridor-long", 90),
}
"""Pieces of the second draft, several of which have another shape before they are turned."""
DEAD_END = "dead-end"

EARLY_TOKENS: Mapping[str, Mapping[str, object]] = {
    "obstaculo": {"kind": "obstacle"},
    "obstaculo-danino": {"kind": "hazard"},
    "teleportador": {"kind": "teleporter"},
}
LATE_TOKENS: Mapping[str, Mapping[str, object]] = {
    "obstaculo-1x1": {"kind": "obstacle"},
    "obstaculo-1x2": {"kind": "obstacle", "size": 2},
    "obstaculo-1x3": {"kind": "obstacle", "size": 3},
    "residuos": {"kind": "hazard", "size": 2},
    "teleportador-rojo": {"kind": "teleporter", "color": "red"},
    "teleportador-azul": {"kind": "teleporter", "color": "blue"},
    "teleportador-amarillo": {"kind": "teleporter", "color": "yellow"},
}
TOKENS: Mapping[str, Mapping[str, object]] = {
    **EARLY_TOKENS,
    **LATE_TOKENS,
    "cadaver": {"kind": "body"},
    "ducto": {"kind": "duct"},
    "barril": {"kind": "barrel"},
    "encuentro": {"kind": "encounter"},
}
THINGS: Mapping[str, Mapping[str, str]] = {
    "llave-roja": {"kind": "key", "color": "red"},
    "llave-azul": {"kind": "key", "color": "blue"},
    "llave-amarilla": {"kind": "key", "color": "yellow"},
    "arma-motosierra": {"kind": "weapon", "item": "chainsaw"},
    "arma-escopeta": {"kind": "weapon", "item": "shotgun"},
    "arma-ametralladora": {"kind": "weapon", "item": "machine-gun"},
    "arma-chaingun": {"kind": "weapon", "item": "chain-gun"},
    "arma-lanzacohetes": {"kind": "weapon", "item": "rocket-launcher"},
    "arma-plasma": {"kind": "weapon", "item": "plasma-gun"},
    "arma-bfg": {"kind": "weapon", "item": "bfg"},
    "municion-balas": {"kind": "ammo", "item": "bullets"},
    "municion-cohetes": {"kind": "ammo", "item": "rockets"},
    "municion-celdas": {"kind": "ammo", "item": "cells"},
    "salud-botiquin": {"kind": "health"},
    "armadura": {"kind": "armor"},
    "adrenalina": {"kind": "adrenaline"},
    "berserk": {"kind": "berserk"},
}
"""Things that can be found and taken."""
FIGURES: Mapping[str, str] = {
    **{name: name for name in ("zombie", "imp", "trite", "archvile", "demon", "mancubus", "hell-knight", "cyberdemon")},
    "hellknight": "hell-knight",
}
COLORS: Mapping[str, str] = {"roja": "red", "azul": "blue", "amarilla": "yellow"}
"""Doors by the color of their key."""
CHALLENGES: Mapping[str, str] = {"facil": "easy", "media": "medium", "dificil": "hard", "pesadilla": "nightmare"}
