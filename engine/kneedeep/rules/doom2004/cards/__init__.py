"""Event cards: one module each, by when they may be played; the module `event_cards` plays them."""
