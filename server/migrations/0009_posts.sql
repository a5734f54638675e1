-- Posts: chats that their owners share, what others say and think of them, and who is told.

CREATE TABLE feeds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
INSERT INTO feeds (name, title, description, created_at)
VALUES ('main', 'Main', 'Chats that people share.', now());

CREATE TABLE feed_moderators (
  feed_id bigint NOT NULL REFERENCES feeds ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (feed_id, user_id)
);
CREATE INDEX feed_moderators_user ON feed_moderators (user_id);

CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id bigint NOT NULL UNIQUE REFERENCES stories ON DELETE CASCADE,
  feed_id bigint NOT NULL REFERENCES feeds,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  siren_id bigint REFERENCES sirens ON DELETE SET NULL,
  siren_name text NOT NULL,
  title text NOT NULL,
  -- The transcript as markdown.
  content text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  has_audio boolean NOT NULL,
  -- The first picture of what was posted.
  image_id text REFERENCES media ON DELETE SET NULL,
  -- The sum of the votes, and the rank that follows from it and the time of posting.
  karma integer NOT NULL DEFAULT 0,
  hot double precision NOT NULL,
  comment_count integer NOT NULL DEFAULT 0,
  -- In which hour, day and block of 32 days since 1970 it was posted: the best of a stretch of time are the best of
  -- the few whole blocks, days and hours it consists of.
  hour integer NOT NULL,
  day integer NOT NULL,
  block integer NOT NULL,
  -- Follows from the siren by a trigger.
  siren_listed boolean NOT NULL,
  -- Taken out of sight by a moderator.
  hidden_at timestamptz,
  hidden_reason text NOT NULL DEFAULT '',
  listed boolean NOT NULL GENERATED ALWAYS AS (siren_listed AND hidden_at IS NULL) STORED,
  created_at timestamptz NOT NULL,
  edited_at timestamptz
);
-- A list that is bounded in time looks at created_at, and so finds it in the index.
CREATE INDEX posts_hot ON posts (feed_id, hot DESC, id DESC) INCLUDE (created_at) WHERE listed;
CREATE INDEX posts_newest ON posts (feed_id, created_at DESC, id DESC) WHERE listed;
CREATE INDEX posts_top ON posts (feed_id, karma DESC, id DESC) WHERE listed;
CREATE INDEX posts_hour ON posts (feed_id, hour, karma DESC, id DESC) INCLUDE (created_at) WHERE listed;
CREATE INDEX posts_day ON posts (feed_id, day, karma DESC, id DESC) WHERE listed;
CREATE INDEX posts_block ON posts (feed_id, block, karma DESC, id DESC) WHERE listed;
CREATE INDEX posts_user ON posts (user_id, created_at DESC, id DESC) INCLUDE (karma, listed);
CREATE INDEX posts_siren ON posts (siren_id);
CREATE INDEX posts_image ON posts (image_id);

-- Which post shows a story to everybody, and whether it does at present. No foreign key: each of the two would have to
-- be restored before the other.
ALTER TABLE stories ADD COLUMN post_id bigint;
ALTER TABLE stories ADD COLUMN post_shown boolean NOT NULL DEFAULT false;
-- The tags of that post: those of the story itself follow what its owner writes later.
ALTER TABLE stories ADD COLUMN post_tags text[] NOT NULL DEFAULT '{}';

-- What of a story is posted, as it was then: what its owner writes later stays theirs.
CREATE TABLE shared_composes (
  story_id bigint NOT NULL REFERENCES stories ON DELETE CASCADE,
  position integer NOT NULL,
  user_input text NOT NULL,
  text text NOT NULL,
  audio_id text REFERENCES media ON DELETE SET NULL,
  audio_words jsonb NOT NULL DEFAULT '[]',
  image_id text REFERENCES media ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (story_id, position)
);
CREATE INDEX shared_composes_audio ON shared_composes (audio_id);
CREATE INDEX shared_composes_image ON shared_composes (image_id);

CREATE TABLE post_votes (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_upvote boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_votes_user ON post_votes (user_id);

CREATE TABLE saved_posts (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX saved_posts_post ON saved_posts (post_id);

CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  -- A comment of the same post. Comments only go with their post, so it is always there.
  parent_id bigint,
  -- Null for whoever is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Empty once it is deleted.
  content text NOT NULL,
  karma integer NOT NULL DEFAULT 0,
  deleted_by text CHECK (deleted_by IN ('author', 'moderator')),
  -- Taken out of sight by a moderator: others see it as if it were deleted.
  hidden_at timestamptz,
  hidden_reason text NOT NULL DEFAULT '',
  -- What the client calls the request, with whose it is and a hash of what it asked.
  request_key text UNIQUE,
  request_hash text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  edited_at timestamptz
);
CREATE INDEX comments_post ON comments (post_id, id);
CREATE INDEX comments_parent ON comments (parent_id);
CREATE INDEX comments_user ON comments (user_id) INCLUDE (karma) WHERE deleted_by IS NULL;

CREATE TABLE comment_votes (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_upvote boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_votes_user ON comment_votes (user_id);

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('comment', 'reply')),
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (comment_id, user_id)
);
CREATE INDEX notifications_user ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_post ON notifications (post_id);

-- Posts go out of sight and come back with their siren.
CREATE FUNCTION posts_follow_siren() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Chats before their posts, as everybody locks them.
    PERFORM 1 FROM stories WHERE siren_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
    PERFORM 1 FROM posts WHERE siren_id = OLD.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE posts SET siren_listed = false WHERE siren_id = OLD.id AND siren_listed;
    RETURN OLD;
  END IF;
  -- By id, the one order in which everybody locks several posts.
  PERFORM 1 FROM posts WHERE siren_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET siren_listed = NOT siren_listed
  WHERE siren_id = NEW.id
    AND siren_listed <> (NOT NEW.private AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER sirens_posts AFTER UPDATE OF private, hidden_at, deleted_at ON sirens
  FOR EACH ROW EXECUTE FUNCTION posts_follow_siren();
CREATE TRIGGER sirens_posts_gone BEFORE DELETE ON sirens
  FOR EACH ROW EXECUTE FUNCTION posts_follow_siren();

-- What lists by tag read. It follows from posts by a trigger, and so is in no backup.
CREATE TABLE search.post_tags (
  tag text COLLATE "C" NOT NULL,
  post_id bigint NOT NULL,
  feed_id bigint NOT NULL,
  karma integer NOT NULL,
  hot double precision NOT NULL,
  created_at timestamptz NOT NULL,
  hour integer NOT NULL,
  day integer NOT NULL,
  block integer NOT NULL,
  PRIMARY KEY (post_id, tag)
);
CREATE INDEX post_tags_hot ON search.post_tags (tag, feed_id, hot DESC, post_id DESC) INCLUDE (created_at);
CREATE INDEX post_tags_newest ON search.post_tags (tag, feed_id, created_at DESC, post_id DESC);
CREATE INDEX post_tags_top ON search.post_tags (tag, feed_id, karma DESC, post_id DESC);
CREATE INDEX post_tags_hour ON search.post_tags (tag, feed_id, hour, karma DESC, post_id DESC) INCLUDE (created_at);
CREATE INDEX post_tags_day ON search.post_tags (tag, feed_id, day, karma DESC, post_id DESC);
CREATE INDEX post_tags_block ON search.post_tags (tag, feed_id, block, karma DESC, post_id DESC);

CREATE TABLE search.tags (
  tag text COLLATE "C" PRIMARY KEY,
  posts integer NOT NULL
);
CREATE INDEX tags_most ON search.tags (posts DESC, tag);

CREATE FUNCTION search.follow_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.listed = OLD.listed AND NEW.tags = OLD.tags AND NEW.feed_id = OLD.feed_id THEN
    IF NEW.listed AND (NEW.karma <> OLD.karma OR NEW.hot <> OLD.hot) THEN
      UPDATE search.post_tags SET karma = NEW.karma, hot = NEW.hot WHERE post_id = NEW.id;
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.listed THEN
    DELETE FROM search.post_tags WHERE post_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.listed THEN
    INSERT INTO search.post_tags (tag, post_id, feed_id, karma, hot, created_at, hour, day, block)
    SELECT DISTINCT tag, NEW.id, NEW.feed_id, NEW.karma, NEW.hot, NEW.created_at, NEW.hour, NEW.day, NEW.block
    FROM unnest(NEW.tags) AS tag;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_search AFTER INSERT OR DELETE OR UPDATE OF tags, karma, hot, feed_id, siren_listed, hidden_at ON posts
  FOR EACH ROW EXECUTE FUNCTION search.follow_post();

-- How many posts have a tag is counted when a transaction ends and wants nothing else any more, one transaction at a
-- time: whatever several posts it changed, in whatever order, two of them never wait for each other.
CREATE FUNCTION search.count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('search.tags'));
  IF TG_OP <> 'DELETE' AND NEW.listed THEN
    INSERT INTO search.tags AS known (tag, posts) SELECT DISTINCT tag, 1 FROM unnest(NEW.tags) AS tag
    ON CONFLICT (tag) DO UPDATE SET posts = known.posts + 1;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.listed THEN
    UPDATE search.tags SET posts = posts - 1 WHERE tag = ANY (OLD.tags);
    DELETE FROM search.tags WHERE tag = ANY (OLD.tags) AND posts <= 0;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER posts_tags AFTER INSERT OR DELETE ON posts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION search.count_tags();
CREATE CONSTRAINT TRIGGER posts_tags_changed AFTER UPDATE ON posts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.tags <> NEW.tags OR OLD.listed <> NEW.listed) EXECUTE FUNCTION search.count_tags();

CREATE FUNCTION search.forget_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search.post_tags, search.tags;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_search_emptied AFTER TRUNCATE ON posts
  FOR EACH STATEMENT EXECUTE FUNCTION search.forget_posts();
