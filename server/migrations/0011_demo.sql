-- What the demonstration has put here, step by step: so it goes on after a stop, comes once, and can be taken away.

CREATE TABLE demo_ledger (
  key text PRIMARY KEY,
  -- What the step made, where that has a number. No foreign key: the step was done, whatever became of it since.
  thing_id bigint,
  at timestamptz NOT NULL
);
