-- Texts as they were when they were reported or hidden, for moderators: whatever their authors make of them later.
CREATE TABLE evidence (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once its author has left.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  subject text NOT NULL,
  subject_id bigint NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  -- Out of sight, and not to be said again until a moderator shows it.
  held boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX evidence_subject ON evidence (subject, subject_id);
CREATE INDEX evidence_user ON evidence (user_id);
CREATE INDEX evidence_created ON evidence (created_at);
