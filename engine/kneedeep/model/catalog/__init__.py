"""The catalog: component data of the boxes, and every number of the printed game with its mark."""

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.catalog_files import RULESETS, UnknownRulesetError, load_catalog
from kneedeep.model.catalog.components.box import Face, Part
from kneedeep.model.catalog.components.figure_type import Ability, FigureType, ItemType, figure_type_like
from kneedeep.model.catalog.components.piece_type import PieceType, PieceTypeError, piece_type_from_rows
from kneedeep.model.catalog.components.tile import tile_name
from kneedeep.model.catalog.components.token_type import TokenType, footprint_spaces, own_token_type
from kneedeep.model.catalog.edition import Edition, Feature, edition_of
from kneedeep.model.catalog.invader_setup import InvasionCard, InvasionGroup
from kneedeep.model.catalog.sourced_value import MARKS, SourcedValue, sure_value
