"""The families of the codes of findings."""

from kneedeep.support.resources import table_rows

FAMILIES = dict(table_rows(__file__, "families.txt"))
"""The families of codes in the order of lists, with the subject of each."""
