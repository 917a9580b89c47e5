"""Areas: their set-up and their reveal."""
