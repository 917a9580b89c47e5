"""The layout of pieces, joints and doors, and the joints that shifts would create."""
