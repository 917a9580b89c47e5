"""What every check is made with: check and page, finding, facts, slices, the cache and the runner."""
