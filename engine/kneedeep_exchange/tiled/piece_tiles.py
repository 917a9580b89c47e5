"""The tileset of an edition's pieces: people place its tiles in Tiled, and the import recognizes their numbers."""

from collections.abc import Iterator, Mapping
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from kneedeep.model.catalog import RULESETS, PieceType, load_catalog
from kneedeep_exchange.tiled.tiled_map import PROGRAM_VERSION, SIZE, VERSION, TileSet
from kneedeep_exchange.tiled.tmx_file import HEAD

ENDING = "-pieces.tsx"


def set_name(ruleset: str) -> str:
    """The file name of a tileset."""
    return f"{ruleset}{ENDING}"


def picture_name(ruleset: str, piece: str) -> str:
    """The file name of a piece's picture."""
    return f"{ruleset}-pieces/{piece}.png"


def piece_types(ruleset: str) -> Mapping[str, PieceType]:
    """The pieces of an edition, in the order of their tile numbers."""
    return load_catalog(ruleset).pieces


def piece_size(piece: str) -> tuple[int, int]:
    """The width and height of a piece of any edition in spaces, 0 for an unknown one."""
    sizes = (piece_types(ruleset)[piece].shape.size for ruleset in RULESETS if piece in piece_types(ruleset))
    return next(sizes, (0, 0))


def piece_set(first: int, ruleset: str) -> TileSet:
    """The tileset of an edition, as a map refers to it."""
    tiles = {index: {"type": "piece", "piece": piece} for index, piece in enumerate(piece_types(ruleset))}
    return TileSet(first, "pieces", "", len(tiles), tiles, source=set_name(ruleset))


def known_set(tileset: TileSet) -> TileSet:
    """A tileset of a map, with its tiles added if it is the external file of an edition."""
    name = tileset.source.replace("\\", "/").rsplit("/", 1)[-1]
    for ruleset in RULESETS:
        if name == set_name(ruleset):
            return piece_set(tileset.first, ruleset)
    return tileset


def tsx_text(ruleset: str) -> str:
    """The file of an edition's tileset: a collection of pictures."""
    types = piece_types(ruleset)
    sizes = {piece: _dots(type) for piece, type in types.items()}
    root = Element(
        "tileset",
        version=VERSION,
        tiledversion=PROGRAM_VERSION,
        name="pieces",
        tilewidth=str(max(width for width, _ in sizes.values())),
        tileheight=str(max(height for _, height in sizes.values())),
        tilecount=str(len(types)),
        columns="0",
        objectalignment="topleft",
    )
    for index, (piece, (width, height)) in enumerate(sizes.items()):
        tile = SubElement(root, "tile", id=str(index), type="piece")
        SubElement(SubElement(tile, "properties"), "property", name="piece", value=piece)
        SubElement(tile, "image", source=picture_name(ruleset, piece), width=str(width), height=str(height))
    ElementTree.indent(root, " ")
    return HEAD + ElementTree.tostring(root, encoding="unicode") + "\n"


def read_pieces(content: bytes) -> Iterator[tuple[int, str, str, tuple[int, int]]]:
    """Yield number, piece, picture and its size for each tile of a written tileset."""
    for tile in ElementTree.fromstring(content).iter("tile"):
        name, picture = tile.find("properties/property"), tile.find("image")
        assert name is not None and picture is not None
        size = int(picture.get("width", "0")), int(picture.get("height", "0"))
        yield int(tile.get("id", "")), name.get("value", ""), picture.get("source", ""), size


def _dots(type: PieceType) -> tuple[int, int]:
    width, height = type.shape.size
    return width * SIZE, height * SIZE
