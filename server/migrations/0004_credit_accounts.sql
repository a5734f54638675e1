-- Balances beside the entries, so that spending is one conditional update; and holds, for what is being spent.

-- Before the accounts: erasing a user takes locks in this order, as spending does.
CREATE TABLE credit_holds (
  -- The caller's own: the same hold asked for again is the same hold.
  key text PRIMARY KEY,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- The accounts it weighs on; the first one pays.
  owners text[] NOT NULL,
  chats integer NOT NULL CHECK (chats >= 0),
  images integer NOT NULL CHECK (images >= 0),
  words integer NOT NULL CHECK (words >= 0),
  note text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'released', 'expired')),
  chats_used integer NOT NULL DEFAULT 0 CHECK (chats_used >= 0 AND chats_used <= chats),
  images_used integer NOT NULL DEFAULT 0 CHECK (images_used >= 0 AND images_used <= images),
  words_used integer NOT NULL DEFAULT 0 CHECK (words_used >= 0 AND words_used <= words),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  resolved_at timestamptz
);
CREATE INDEX credit_holds_user ON credit_holds (user_id);
CREATE INDEX credit_holds_open ON credit_holds (expires_at) WHERE state = 'open';
CREATE INDEX credit_holds_resolved ON credit_holds (resolved_at) WHERE state <> 'open';

CREATE TABLE credit_accounts (
  -- Whose: user:<id>, visitor:<id>, address:<mark>:<day>, or visitors:<day> for all visitors of a day.
  owner text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('chats', 'images', 'words')),
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- The sum of the entries.
  balance integer NOT NULL DEFAULT 0,
  -- The sum of the open holds; what can be spent is balance - held.
  held integer NOT NULL DEFAULT 0,
  -- The part of the balance that ends with the paid month; it is spent first.
  plan_left integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (owner, kind),
  CONSTRAINT credit_accounts_never_negative CHECK (balance >= held AND held >= 0),
  CONSTRAINT credit_accounts_plan_within CHECK (plan_left >= 0 AND plan_left <= balance)
);
CREATE INDEX credit_accounts_user ON credit_accounts (user_id);
CREATE INDEX credit_accounts_plan ON credit_accounts (user_id) WHERE plan_left > 0;
CREATE INDEX credit_accounts_passing ON credit_accounts (created_at) WHERE user_id IS NULL;

INSERT INTO credit_accounts (owner, kind, user_id, balance, created_at)
  SELECT 'user:' || user_id, kind, user_id, sum(amount), min(created_at) FROM credit_entries GROUP BY user_id, kind;

-- An entry goes with its account, and that with its user: no second way that could cross a spending transaction.
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_user_id_fkey;
ALTER TABLE credit_entries ADD COLUMN owner text;
UPDATE credit_entries SET owner = 'user:' || user_id;
ALTER TABLE credit_entries ALTER COLUMN owner SET NOT NULL;
ALTER TABLE credit_entries ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_user_id_kind_cause_key;
ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_kind_check;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_cause UNIQUE (owner, kind, cause);
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_account
  FOREIGN KEY (owner, kind) REFERENCES credit_accounts ON DELETE CASCADE;
CREATE INDEX credit_entries_user ON credit_entries (user_id, id);
-- What the entry was for, as people read it.
ALTER TABLE credit_entries ADD COLUMN note text NOT NULL DEFAULT '';
UPDATE credit_entries SET note = 'Trial' WHERE cause = 'trial';
-- Who made a correction.
ALTER TABLE credit_entries ADD COLUMN made_by text;
