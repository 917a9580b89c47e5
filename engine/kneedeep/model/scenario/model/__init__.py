"""The scenario: an immutable value, one frozen dataclass for every kind of element of the file.

The keys and their shapes are declared here once, described in `key_texts.txt`; the schema, the reader and the
writer follow from them. Source: scenario formats 1 and 2.
"""

from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.scenario.element import Element, Key, keys_of, read_element, write_element
from kneedeep.model.scenario.model.allowed_words import FIRST_FORMAT, FORMAT
from kneedeep.model.scenario.model.course import Choice, Deadline, Ending, Trigger, Victory
from kneedeep.model.scenario.model.map_elements import Area, Clear, Door, Piece
from kneedeep.model.scenario.model.own_types import Item, OwnFigureType, OwnPieceType, OwnTokenType
from kneedeep.model.scenario.model.placed_elements import Figure, Spawn, Token
from kneedeep.model.scenario.model.scenario import SECTIONS, Scenario, Unread
from kneedeep.model.scenario.record import EMPTY, Record
from kneedeep.model.scenario.script_values import CONDITIONS, EFFECTS, Condition, Effect
