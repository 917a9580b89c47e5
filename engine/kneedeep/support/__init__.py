"""Common tools for all packages: texts and languages, systems, limits of time and work, shipped files, extensions."""

from kneedeep.support.english import capitalized, colored, coordinates, counted, listed, lowered, sentence
from kneedeep.support.grouping import grouped
from kneedeep.support.translation import (
    TranslatableText,
    later,
    later_count,
    tr,
    tr_count,
    translatable,
    translatable_count,
    translated,
)
