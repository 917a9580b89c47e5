"""Sharing: exports in other formats, passports, scenarios inside files, comparisons."""
