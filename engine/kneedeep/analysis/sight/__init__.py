"""Sight: explored boards, first contact, weapon range."""
