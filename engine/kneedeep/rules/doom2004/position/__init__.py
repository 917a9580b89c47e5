"""Games that begin in a chosen position, and games moved to a changed map."""
