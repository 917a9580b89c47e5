"""Small pictures of maps, pieces and stamps."""
