"""Spaces, edges, sight, steps and distances as numbers and bit sets. Independent of the game."""

from kneedeep.model.geometry.bits import bits_of, each_bit, each_number, numbers_of, union
from kneedeep.model.geometry.space import (
    SIDES,
    TURNS,
    Size,
    Space,
    canonical_edge,
    chebyshev,
    connected_parts,
    edge_ends,
    neighbour,
    opposite,
    runs,
    spaces_between,
    turned_side,
    turned_size,
    turned_space,
)
