"""Sheets to print: what stands on them, as plain values, without Qt; the editor lays them out and paints them."""

from kneedeep.report.sheets.sheet_blocks import A4, LETTER, PAPERS, Paper, Sheet
from kneedeep.report.sheets.sheet_kinds import KINDS, MAPS, SCALED, Options, make_sheet, sheet_of
