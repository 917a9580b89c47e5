"""Maps of Doom Companion, an app for the 2004 edition: files of JSON in several drafts of one format."""
