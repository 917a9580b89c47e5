"""Sheets to print: what stands on them, as plain values, without Qt; the editor lays them out and paints them."""

from kneedeep.report.sheets.block import A4, LETTER, PAPERS, Paper, Sheet
from kneedeep.report.sheets.making import KINDS, MAPS, Options, make_sheet, sheet_of

__all__ = ["A4", "KINDS", "LETTER", "MAPS", "PAPERS", "Options", "Paper", "Sheet", "make_sheet", "sheet_of"]
