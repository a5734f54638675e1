-- What else has to be known of a subscription: when it is charged next, whether the provider still has it, who asked.

ALTER TABLE subscriptions
  -- As the provider last told it; empty once nothing more is due.
  ADD COLUMN next_payment_at timestamptz,
  -- Since when the provider does not know it any more.
  ADD COLUMN unknown_since timestamptz,
  -- What the client called its checkout, so that the same one asked for again is the same one.
  ADD COLUMN request_key text;
CREATE UNIQUE INDEX subscriptions_request_key ON subscriptions (user_id, request_key) WHERE request_key IS NOT NULL;

-- What an erased account has approved and nobody has read yet is cancelled too.
DROP INDEX subscriptions_left;
CREATE INDEX subscriptions_left ON subscriptions (id)
  WHERE user_id IS NULL AND cancel_wanted_at IS NULL AND state NOT IN ('cancelled', 'expired');
