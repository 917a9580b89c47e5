"""SCN007: the file was written for a later format."""

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Severity, check

run = check(Severity.ERROR, file=__file__)(of_code("SCN007"))
