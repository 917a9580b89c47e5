"""A scenario beside a table with the real box. People report revealed, opened and taken parts.

Moves of marines and invaders are reported, not computed. A moment is a value, and a step
leads from one to the next.
"""

from kneedeep.board.script.table_session.frontiers import Frontier, frontiers, is_shown, shown_areas, shown_spaces
from kneedeep.board.script.table_session.initiative_deck import INVADER, SEATS, InitiativeDeck
from kneedeep.board.script.table_session.moment import Announcement, Due, StepError, TableMoment, TableStep
from kneedeep.board.script.table_session.step_history import MOST_STEPS, Session, begun, resumed
from kneedeep.board.script.table_session.table_context import is_active
from kneedeep.board.script.table_session.table_deeds import TableDeed, deeds_at
from kneedeep.board.script.table_session.table_game import TableGame, drawn_at_random
from kneedeep.board.script.table_session.table_things import Thing
