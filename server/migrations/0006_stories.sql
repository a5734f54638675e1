-- Chats: who had them with whom, what was said, what is remembered, and what is being said right now.

CREATE TABLE stories (
  -- Random, so that nobody comes upon one by counting.
  id bigint PRIMARY KEY,
  user_id bigint REFERENCES users ON DELETE CASCADE,
  -- Whose it is until they sign up: the hash of their cookie.
  visitor text,
  -- Null when the siren was erased with its maker; the name stays for the reader.
  siren_id bigint REFERENCES sirens ON DELETE SET NULL,
  siren_name text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  first_compose text NOT NULL DEFAULT '',
  -- What came before what the siren still reads word for word, and how many composes that stands for.
  summary text NOT NULL DEFAULT '',
  summarised integer NOT NULL DEFAULT 0,
  -- The summary in the reader's own words is not written over by ours until more has to go into it.
  summary_edited boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((user_id IS NULL) <> (visitor IS NULL))
);
CREATE INDEX stories_user ON stories (user_id, updated_at DESC, id DESC);
CREATE INDEX stories_visitor ON stories (visitor, updated_at DESC, id DESC) WHERE visitor IS NOT NULL;
CREATE INDEX stories_siren ON stories (siren_id);
-- For the sweep of what visitors left behind.
CREATE INDEX stories_left ON stories (updated_at) WHERE visitor IS NOT NULL;

CREATE TABLE composes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id bigint NOT NULL REFERENCES stories ON DELETE CASCADE,
  position integer NOT NULL,
  user_input text NOT NULL,
  -- Which of the answers is shown; null while the first one is on its way.
  answer_id bigint,
  created_at timestamptz NOT NULL,
  UNIQUE (story_id, position)
);

-- The answers to a message: redo keeps the earlier ones.
CREATE TABLE answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  compose_id bigint NOT NULL REFERENCES composes ON DELETE CASCADE,
  text text NOT NULL,
  audio_id text REFERENCES media ON DELETE SET NULL,
  audio_words jsonb NOT NULL DEFAULT '[]',
  image_id text REFERENCES media ON DELETE SET NULL,
  stopped boolean NOT NULL DEFAULT false,
  words_charged integer NOT NULL DEFAULT 0,
  images_charged integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX answers_compose ON answers (compose_id, id);
CREATE INDEX answers_audio ON answers (audio_id);
CREATE INDEX answers_image ON answers (image_id);

-- A reply in the making. Its text so far is kept here, so that a crash loses at most a moment of it.
CREATE TABLE replies (
  id text PRIMARY KEY,
  story_id bigint NOT NULL REFERENCES stories ON DELETE CASCADE,
  -- Null once what it answered was replaced.
  compose_id bigint REFERENCES composes ON DELETE SET NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- What it answers: the first or next message, the last one once more, or other words in the place of a message.
  kind text NOT NULL CHECK (kind IN ('first', 'next', 'redo', 'edit')),
  -- The words of an edit stand here alone until they are answered: before, nothing of what they replace goes.
  user_input text NOT NULL,
  answer_id bigint REFERENCES answers ON DELETE SET NULL,
  -- A picture that is shown before its answer is whole.
  image_id text REFERENCES media ON DELETE SET NULL,
  hold_key text NOT NULL,
  -- What the client calls the request, with whose it is and a hash of what it asked.
  request_key text UNIQUE,
  request_hash text NOT NULL DEFAULT '',
  -- Set by whoever wants it to end.
  stop_wanted boolean NOT NULL DEFAULT false,
  text_so_far text NOT NULL DEFAULT '',
  -- The process that writes it says every few seconds that it is still there.
  beat_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
-- One reply at a time in a story.
CREATE UNIQUE INDEX replies_running ON replies (story_id) WHERE state = 'running';
CREATE INDEX replies_story ON replies (story_id);
CREATE INDEX replies_compose ON replies (compose_id);
CREATE INDEX replies_answer ON replies (answer_id);
CREATE INDEX replies_image ON replies (image_id);
CREATE INDEX replies_ended ON replies (ended_at) WHERE state <> 'running';

CREATE TABLE story_facts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id bigint NOT NULL REFERENCES stories ON DELETE CASCADE,
  -- Goes with the compose it was pinned from, and holds while the answer of that time is the one that is shown.
  compose_id bigint REFERENCES composes ON DELETE CASCADE,
  answer_id bigint REFERENCES answers ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX story_facts_story ON story_facts (story_id, id);
CREATE INDEX story_facts_compose ON story_facts (compose_id);
CREATE INDEX story_facts_answer ON story_facts (answer_id);

-- The summary as it was at each length, so that it can go back when what it stands for is rewritten.
CREATE TABLE story_summaries (
  story_id bigint NOT NULL REFERENCES stories ON DELETE CASCADE,
  summarised integer NOT NULL,
  summary text NOT NULL,
  edited boolean NOT NULL,
  PRIMARY KEY (story_id, summarised)
);
