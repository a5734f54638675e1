-- What became of an answer, instead of a sentence that stood for one: `empty` came to its end without a word.
ALTER TABLE answers ADD COLUMN state text NOT NULL DEFAULT 'whole' CHECK (state IN ('whole', 'stopped', 'empty'));
UPDATE answers SET state = 'stopped' WHERE stopped;
UPDATE answers SET state = 'empty', text = '' WHERE text = 'Unable to generate a response.' AND NOT stopped;
ALTER TABLE answers DROP COLUMN stopped;

-- The same for what is posted.
ALTER TABLE shared_composes ADD COLUMN state text NOT NULL DEFAULT 'whole' CHECK (state IN ('whole', 'stopped', 'empty'));
UPDATE shared_composes SET state = 'stopped' WHERE stopped;
UPDATE shared_composes SET state = 'empty', text = '' WHERE text = 'Unable to generate a response.' AND NOT stopped;
ALTER TABLE shared_composes DROP COLUMN stopped;

ALTER TABLE replies RENAME COLUMN beat_at TO heartbeat_at;
