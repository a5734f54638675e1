-- Whether an answer that was posted had been stopped before its end.
ALTER TABLE shared_composes ADD COLUMN stopped boolean NOT NULL DEFAULT false;
