-- What credits people were given and used; a balance is the sum of its entries.

CREATE TABLE credit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('words', 'images')),
  amount integer NOT NULL,
  -- What the entry is for; one cause counts once.
  cause text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, kind, cause)
);
