"""The problems panel: findings as rows, with filter and fixes."""
