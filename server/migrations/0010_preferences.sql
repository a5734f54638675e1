-- What somebody has chosen for themselves. No row: nothing yet; null in a row: not this.
CREATE TABLE preferences (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  appearance text CHECK (appearance IN ('dark', 'light', 'system')),
  response_size text CHECK (response_size IN ('short', 'medium', 'long', 'extra long')),
  audio boolean,
  images boolean,
  -- What is left out of lists: by tag, and by any word or phrase.
  hidden_tags text[] NOT NULL DEFAULT '{}',
  hidden_words text[] NOT NULL DEFAULT '{}',
  hints_dismissed text[] NOT NULL DEFAULT '{}',
  -- Whether single keys do something.
  shortcuts boolean
);
