"""What leaves the window and comes in: exports in other formats, passports, scenarios inside files, comparisons."""
