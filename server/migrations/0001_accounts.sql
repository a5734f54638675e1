-- People, their sessions, the links mailed to them, and the mails themselves.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  -- Folded form: one name cannot be taken twice in another case.
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL,
  verified_at timestamptz,
  password_hash text NOT NULL,
  bio text NOT NULL DEFAULT '',
  avatar_key text,
  roles text[] NOT NULL DEFAULT '{}',
  suspended_at timestamptz,
  -- That the person said they are 18 or older, and when; the date of birth itself is not kept.
  age_attested_at timestamptz,
  terms_version text NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  two_factor_secret text,
  two_factor_enabled_at timestamptz,
  -- The last time step a code was accepted for: a code works once.
  two_factor_step bigint NOT NULL DEFAULT 0,
  recovery_code_hashes text[] NOT NULL DEFAULT '{}',
  mail_opt_out boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- An address belongs to one account only once it is verified.
CREATE UNIQUE INDEX users_verified_email ON users (email_key) WHERE verified_at IS NOT NULL;
CREATE INDEX users_email ON users (email_key, id);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE account_tokens (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  -- The address the link was mailed to: a link proves that address and no other.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_user ON account_tokens (user_id, purpose);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  recipient text NOT NULL,
  -- Emptied once the mail is out: it holds links that must not lie around.
  content jsonb,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX mails_unsent ON mails (created_at) WHERE sent_at IS NULL;
CREATE INDEX mails_user ON mails (user_id);
