"""The framework of all checks: check and page, finding, facts, slices, the cache and the runner."""
