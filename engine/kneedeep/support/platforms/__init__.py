"""All differences between Linux, macOS and Windows. Other packages don't choose calls by system."""
