"""A session at a table in words and small pictures: what to read, what to set up, what only the invader reads."""

from kneedeep.report.tabletop.setting_up import PLACED, Item, Listing
from kneedeep.report.tabletop.telling import Note, Telling

__all__ = ["PLACED", "Item", "Listing", "Note", "Telling"]
