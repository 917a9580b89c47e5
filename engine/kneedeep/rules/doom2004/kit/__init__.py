"""Cards, order tokens and weapons of marines."""
