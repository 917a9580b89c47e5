"""The framework of all checks: check and page, finding, facts, slices, the cache and the runner."""

from kneedeep.analysis.framework.facts import Facts, reads
from kneedeep.analysis.framework.finding import Cause, Finding, Fix, Severity
from kneedeep.analysis.framework.slices import COURSE, GARRISON
