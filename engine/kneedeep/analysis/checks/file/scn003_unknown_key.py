"""SCN003: a key or a fixed word that the format does not have."""

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Severity, check

run = check(Severity.ERROR, file=__file__)(of_code("SCN003"))
