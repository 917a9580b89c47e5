"""Maps of Doom Companion, an app for the 2004 edition, which writes JSON in several drafts of one format."""
