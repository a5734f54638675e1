-- How many exchanges at the beginning of a story were told by somebody else: those alone are not posted once more.
ALTER TABLE stories ADD COLUMN copied integer NOT NULL DEFAULT 0;
