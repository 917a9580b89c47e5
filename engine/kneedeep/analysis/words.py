"""The words of messages and witnesses of checks."""

from kneedeep.analysis.text.witness_text import at_all, place, places, places_if_any
from kneedeep.support import capitalized, coordinates, counted, listed, tr, tr_count
