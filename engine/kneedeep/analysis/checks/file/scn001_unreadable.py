"""SCN001: the file can't be read at all."""

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Severity, check

run = check(Severity.ERROR, file=__file__)(of_code("SCN001"))
