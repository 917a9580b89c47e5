"""Small widgets shared by several panels."""
