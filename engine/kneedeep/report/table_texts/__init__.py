"""Texts and small pictures for a session at a table: what to read, what to set up, what only the invader reads."""

from kneedeep.report.table_texts.setup_items import PLACED, Listing, SetupItem
from kneedeep.report.table_texts.table_notes import Note, TableTexts
