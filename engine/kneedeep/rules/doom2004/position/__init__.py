"""Games that begin elsewhere than at the start, and games carried over to a changed map."""
