"""Sharing: exports in other formats, passports, scenarios embedded in files, comparisons."""
