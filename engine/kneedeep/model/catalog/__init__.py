"""The catalog: component data of the boxes, every number of the printed game with its mark."""

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.catalog_files import RULESETS, UnknownRulesetError, load_catalog
from kneedeep.model.catalog.components.box import Box, Face, Part
from kneedeep.model.catalog.components.figure_type import Ability, FigureType, ItemType, figure_type_like
from kneedeep.model.catalog.components.piece_type import PieceType, PieceTypeError, piece_type_from_rows
from kneedeep.model.catalog.components.tile import Tile, tile_name
from kneedeep.model.catalog.components.token_type import DoorType, TokenType, footprint_spaces, own_token_type
from kneedeep.model.catalog.invader_setup import InvasionCard, InvasionGroup
from kneedeep.model.catalog.sourced_value import MARKS, Number, SourcedValue, sure_value

__all__ = [
    "MARKS",
    "RULESETS",
    "Ability",
    "Box",
    "Catalog",
    "DoorType",
    "Face",
    "FigureType",
    "InvasionCard",
    "InvasionGroup",
    "ItemType",
    "SourcedValue",
    "Number",
    "Part",
    "PieceType",
    "PieceTypeError",
    "Tile",
    "TokenType",
    "UnknownRulesetError",
    "figure_type_like",
    "footprint_spaces",
    "load_catalog",
    "own_token_type",
    "piece_type_from_rows",
    "sure_value",
    "tile_name",
]
