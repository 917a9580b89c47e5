"""Contents of printable sheets as plain values, without Qt. The editor lays them out and paints them."""

from kneedeep.report.sheets.sheet_blocks import A4, LETTER, PAPERS, Paper, Sheet
from kneedeep.report.sheets.sheet_kinds import KINDS, MAPS, SCALED, Options, make_sheet, sheet_of
