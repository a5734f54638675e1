-- Who pays for which plan, what was paid, and what the payment provider told us.

CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Empty once the account is erased; a subscription without its user is cancelled.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Ours, given to the provider at checkout: what comes back without it is not this one.
  reference text NOT NULL UNIQUE,
  provider text NOT NULL,
  -- Empty until the provider answered.
  provider_id text,
  return_token text,
  approval_url text,
  plan text NOT NULL,
  state text NOT NULL CHECK (state IN ('intended', 'pending', 'active', 'suspended', 'cancelled', 'expired', 'lapsed')),
  created_at timestamptz NOT NULL,
  -- When the user came back from the provider and was told that it worked.
  confirmed_at timestamptz,
  -- A cancel is a wish first; it stays until the provider carried it out.
  cancel_wanted_at timestamptz,
  cancel_reason text,
  started_at timestamptz,
  paid_through timestamptz,
  -- Each reading at the provider takes a number; of two that overlap the later one counts.
  readings bigint NOT NULL DEFAULT 0,
  applied_reading bigint NOT NULL DEFAULT 0,
  -- When to look at the provider again; empty when nothing more can happen there.
  next_check_at timestamptz,
  CONSTRAINT subscriptions_provider_id UNIQUE (provider, provider_id)
);
CREATE INDEX subscriptions_user ON subscriptions (user_id, id);
CREATE INDEX subscriptions_due ON subscriptions (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX subscriptions_left ON subscriptions (id)
  WHERE user_id IS NULL AND cancel_wanted_at IS NULL AND state IN ('active', 'suspended');
CREATE INDEX subscriptions_return_token ON subscriptions (return_token);

CREATE TABLE subscription_payments (
  subscription_id bigint NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  -- The provider's; one payment buys one month, once.
  payment_id text NOT NULL,
  paid_at timestamptz NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('completed', 'pending', 'declined', 'partially_refunded', 'refunded')),
  plan text NOT NULL,
  -- What it brought, for a refund to take back.
  granted_at timestamptz,
  words integer NOT NULL DEFAULT 0,
  images integer NOT NULL DEFAULT 0,
  refunded_at timestamptz,
  PRIMARY KEY (subscription_id, payment_id)
);
-- A refund is told by its payment alone.
CREATE INDEX subscription_payments_payment ON subscription_payments (payment_id);

CREATE TABLE payment_notices (
  provider text NOT NULL,
  -- The provider's id of the event: the same event again changes nothing.
  notice_id text NOT NULL,
  kind text NOT NULL,
  provider_subscription_id text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, notice_id)
);
CREATE INDEX payment_notices_received ON payment_notices (received_at);

-- What was made at the provider once and is used ever after, such as the ids of its plans.
CREATE TABLE payment_facts (
  key text PRIMARY KEY,
  value text NOT NULL
);
