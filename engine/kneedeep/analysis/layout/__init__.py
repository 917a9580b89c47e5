"""Pieces, joints and doors as they lie, and what would join after a shift."""
