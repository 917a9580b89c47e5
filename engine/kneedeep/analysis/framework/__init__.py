"""What every check is made with: check, finding, facts, examples, slices, the cache and the runner."""
