"""Sheets to print: what stands on them, as plain values, without Qt; the editor lays them out and paints them."""

from kneedeep.report.sheets.block import A4, LETTER, PAPERS, Paper, Sheet
from kneedeep.report.sheets.making import KINDS, Options, make_sheet

__all__ = ["A4", "KINDS", "LETTER", "PAPERS", "Options", "Paper", "Sheet", "make_sheet"]
