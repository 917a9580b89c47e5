"""Areas: what is set up in them, and revealing them."""
