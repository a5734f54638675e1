-- Pictures and sound, what moderators must know, and sirens with their votes.

-- A file by the hash of what is in it. Claimed before it is written and swept when nothing has it any more.
CREATE TABLE blobs (
  hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('image', 'audio')),
  touched_at timestamptz NOT NULL
);

-- What an address of ours leads to. The id is random, so nobody comes upon it by guessing.
CREATE TABLE media (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('image', 'audio')),
  -- Null for what a visitor made.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL REFERENCES blobs,
  width integer,
  height integer,
  seconds real,
  origin text NOT NULL CHECK (origin IN ('generated', 'imported')),
  -- What it was made from.
  prompt text NOT NULL DEFAULT '',
  seed bigint,
  model text,
  -- The request that made it, so that the same request again gives the same picture.
  request_key text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX media_user ON media (user_id, id);
CREATE INDEX media_hash ON media (hash);

-- What was refused, for moderators.
CREATE TABLE refusals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  subject text NOT NULL,
  field text NOT NULL,
  category text NOT NULL,
  reason text NOT NULL,
  excerpt text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX refusals_created ON refusals (created_at);
CREATE INDEX refusals_user ON refusals (user_id);

CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL CHECK (subject IN ('siren', 'post', 'comment', 'user')),
  subject_id bigint NOT NULL,
  -- Who reported: user:<id>, or a keyed hash of a visitor's address.
  reporter text NOT NULL,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- A keyed hash of the address it came from: several accounts of one address are no several witnesses.
  address_mark text NOT NULL,
  category text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  outcome text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
-- One open report by each person about each thing; the next one replaces its words.
CREATE UNIQUE INDEX reports_once ON reports (subject, subject_id, reporter) WHERE state = 'open';
CREATE INDEX reports_open ON reports (created_at) WHERE state = 'open';
CREATE INDEX reports_closed ON reports (subject, subject_id) WHERE state = 'closed';
CREATE INDEX reports_user ON reports (user_id);

CREATE TABLE sirens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL,
  gender text NOT NULL CHECK (gender IN ('female', 'male', 'non_binary')),
  voice text NOT NULL,
  private boolean NOT NULL DEFAULT true,
  adult boolean NOT NULL DEFAULT true,
  -- 'Secrets' and 'How They Talk': for the owner's eyes and the engine.
  personality text NOT NULL DEFAULT '',
  examples text NOT NULL DEFAULT '',
  appearance text NOT NULL DEFAULT '',
  appearance_custom jsonb NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  cover_image_id text REFERENCES media ON DELETE SET NULL,
  image_seed bigint,
  image_model text,
  -- The sum of the votes, and the rank that follows from it and the time of publishing.
  karma integer NOT NULL DEFAULT 0,
  hot double precision NOT NULL,
  published_at timestamptz,
  -- Taken out of sight by a moderator.
  hidden_at timestamptz,
  hidden_reason text NOT NULL DEFAULT '',
  -- Kept without its secrets for the stories others had with it.
  deleted_at timestamptz,
  listed boolean NOT NULL GENERATED ALWAYS AS (NOT private AND hidden_at IS NULL AND deleted_at IS NULL) STORED,
  -- By bytes, so that every server sorts names alike.
  name_key text COLLATE "C" NOT NULL,
  -- The folded words it is found by, each behind the digit of its place: 0 begins the name, 1 name, 2 tags, 3 description.
  terms text[] NOT NULL DEFAULT '{}',
  -- Which list it stands in: every gender has two, one of them for adult ones. Null for what is not listed.
  shelf text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN private OR hidden_at IS NOT NULL OR deleted_at IS NOT NULL THEN NULL
      WHEN adult THEN gender || '+' ELSE gender END) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX sirens_hot ON sirens (shelf, hot DESC, id DESC) WHERE shelf IS NOT NULL;
CREATE INDEX sirens_karma ON sirens (shelf, karma DESC, id DESC) WHERE shelf IS NOT NULL;
CREATE INDEX sirens_newest ON sirens (shelf, created_at DESC, id DESC) WHERE shelf IS NOT NULL;
CREATE INDEX sirens_name ON sirens (shelf, name_key, id) WHERE shelf IS NOT NULL;
-- Whole, because erasing an account looks for deleted ones too.
CREATE INDEX sirens_user ON sirens (user_id, created_at DESC, id DESC);
CREATE INDEX sirens_cover ON sirens (cover_image_id);

-- An image is on one siren at most.
CREATE TABLE siren_images (
  siren_id bigint NOT NULL REFERENCES sirens ON DELETE CASCADE,
  media_id text NOT NULL UNIQUE REFERENCES media ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (siren_id, media_id)
);

-- How a siren introduces herself. The last good one stays while the next is made.
CREATE TABLE siren_intros (
  siren_id bigint PRIMARY KEY REFERENCES sirens ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  -- Counts up with every wish for a new one; only the newest is stored.
  wish integer NOT NULL DEFAULT 1,
  -- How often the newest wish has been worked on.
  tries integer NOT NULL DEFAULT 0,
  text text NOT NULL DEFAULT '',
  audio_id text REFERENCES media ON DELETE SET NULL,
  wished_at timestamptz NOT NULL,
  made_at timestamptz
);
CREATE INDEX siren_intros_audio ON siren_intros (audio_id);

CREATE TABLE siren_votes (
  siren_id bigint NOT NULL REFERENCES sirens ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_upvote boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (siren_id, user_id)
);
CREATE INDEX siren_votes_user ON siren_votes (user_id);

-- What search reads. It follows from sirens by a trigger, so that nothing can change them and forget it; for the same
-- reason it is in no backup.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA search;

-- Every word once, the oldest first: what was written first is written most.
CREATE TABLE search.words (
  id bigint GENERATED ALWAYS AS IDENTITY,
  word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX words_likeness ON search.words USING gin (word gin_trgm_ops);

-- Every word whole and with one letter left out: two words that share one of these are one slip of the finger apart.
CREATE TABLE search.slips (
  cut text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (cut, word)
);

-- The listed sirens of a word, the hottest first, without looking at more of them than are wanted. 'st*' stands for
-- every word of a name or tag that begins so.
CREATE TABLE search.siren_words (
  siren_id bigint NOT NULL,
  word text COLLATE "C" NOT NULL,
  place smallint NOT NULL,
  shelf text COLLATE "C" NOT NULL,
  -- The hot rank in tenths, so that not every vote has to be written here.
  heat integer NOT NULL,
  PRIMARY KEY (siren_id, word)
);
CREATE INDEX siren_words_hottest ON search.siren_words (word, place, shelf, heat DESC, siren_id DESC);

CREATE FUNCTION search.cuts_of(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, n - 1) || substr(word, n + 1) FROM generate_series(1, length(word) + 1) AS n
$$;

CREATE FUNCTION search.follow_siren() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.shelf IS NOT DISTINCT FROM OLD.shelf AND NEW.terms = OLD.terms THEN
    IF NEW.shelf IS NOT NULL AND floor(NEW.hot * 10) <> floor(OLD.hot * 10) THEN
      UPDATE search.siren_words SET heat = floor(NEW.hot * 10) WHERE siren_id = NEW.id;
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search.siren_words WHERE siren_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.shelf IS NOT NULL THEN
    -- In one order, so that two at a time never wait for each other.
    WITH added AS (
      INSERT INTO search.words (word)
      SELECT DISTINCT substr(term, 2) FROM unnest(NEW.terms) AS term WHERE right(term, 1) <> '*' ORDER BY 1
      ON CONFLICT DO NOTHING RETURNING word)
    INSERT INTO search.slips (cut, word) SELECT search.cuts_of(word), word FROM added;
    INSERT INTO search.siren_words (siren_id, word, place, shelf, heat)
    SELECT NEW.id, substr(term, 2), left(term, 1)::smallint, NEW.shelf, floor(NEW.hot * 10)
    FROM unnest(NEW.terms) AS term
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sirens_search
  AFTER INSERT OR DELETE OR UPDATE OF terms, hot, gender, adult, private, hidden_at, deleted_at ON sirens
  FOR EACH ROW EXECUTE FUNCTION search.follow_siren();

CREATE FUNCTION search.forget_sirens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search.siren_words, search.words, search.slips;
  RETURN NULL;
END $$;
CREATE TRIGGER sirens_search_emptied AFTER TRUNCATE ON sirens
  FOR EACH STATEMENT EXECUTE FUNCTION search.forget_sirens();

-- The first call of the extension makes its settings known, which only then may be set for a function.
SELECT similarity('', '');
-- Words that look like one, for more than one slip; the likest first.
CREATE FUNCTION search.like_words(wanted text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.25 AS $$
  SELECT word FROM search.words WHERE word % wanted ORDER BY similarity(word, wanted) DESC, word LIMIT 60
$$;
