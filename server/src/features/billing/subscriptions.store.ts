import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Subscription, subscriptionPayments, subscriptions } from './billing.tables.ts';

type NewSubscription = typeof subscriptions.$inferInsert;

const OPEN = ['intended', 'pending'] as const;
const LIVE = ['active', 'suspended'] as const;
const ENDED = ['cancelled', 'expired'] as const;

export async function insertSubscription(db: Db, row: NewSubscription): Promise<Subscription> {
  const [inserted] = await db.insert(subscriptions).values(row).returning();
  if (!inserted) throw new Error('A subscription was not stored.');
  return inserted;
}

export async function findById(db: Db, id: number): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

export async function findByProviderId(db: Db, provider: string, providerId: string): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)));
  return row ?? null;
}

export async function findByPayment(db: Db, provider: string, paymentId: string): Promise<Subscription | null> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(subscriptionPayments)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
    .where(and(eq(subscriptions.provider, provider), eq(subscriptionPayments.paymentId, paymentId)));
  return row?.subscription ?? null;
}

/** The newest checkout of a user that matches one of the returned tokens. */
export async function findReturned(db: Db, userId: number, tokens: string[]): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(inArray(subscriptions.returnToken, tokens), inArray(subscriptions.providerId, tokens)),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

/** An advisory lock: one checkout per user starts at a time, until the transaction ends. */
export async function lockCheckouts(db: Db, userId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`);
}

export async function listSubscriptions(db: Db, userId: number): Promise<Subscription[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(subscriptions.id);
}

/** Locks this subscription and all others of its user, in order of their ids so that transactions cannot deadlock. */
export async function lockWithSiblings(db: Db, id: number, userId: number | null): Promise<Subscription[]> {
  const ofUser = userId === null ? undefined : eq(subscriptions.userId, userId);
  return db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, id), ofUser))
    .orderBy(subscriptions.id)
    .for('no key update');
}

/** Increments the number of readings and returns the row. */
export async function updateReadings(db: Db, id: number, nextCheckAt: Date): Promise<Subscription | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ readings: sql`${subscriptions.readings} + 1`, nextCheckAt })
    .where(eq(subscriptions.id, id))
    .returning();
  return row ?? null;
}

export async function updateSubscription(db: Db, id: number, changes: Partial<NewSubscription>): Promise<Subscription> {
  const [row] = await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id)).returning();
  if (!row) throw new Error(`There is no subscription ${id}.`);
  return row;
}

/** Stores the provider's subscription of a checkout; keeps a state that a webhook set before. */
export async function updateStarted(
  db: Db,
  id: number,
  started: Pick<Subscription, 'providerId' | 'returnToken' | 'approvalUrl' | 'nextCheckAt'>,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      ...started,
      state: sql`CASE WHEN ${subscriptions.state} = 'intended' THEN 'pending' ELSE ${subscriptions.state} END`,
    })
    .where(eq(subscriptions.id, id));
}

/** Links a checkout whose answer was lost to the provider's subscription with its reference. */
export async function updateAdopted(db: Db, provider: string, reference: string, providerId: string) {
  const [row] = await db
    .update(subscriptions)
    .set({ providerId })
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.reference, reference),
        isNull(subscriptions.providerId),
      ),
    )
    .returning({ id: subscriptions.id });
  return row?.id ?? null;
}

/** Marks that the user saw the confirmation; false when it was marked before. */
export async function updateConfirmed(db: Db, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ confirmedAt: at })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.confirmedAt)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/**
 * Stores the request to cancel the subscriptions of a user, or with null those of deleted users. Unapproved checkouts
 * are included: if one is approved later, it is cancelled at once. A lapsed one is not checked for this alone.
 */
export async function updateCancelWanted(db: Db, userId: number | null, reason: string, at: Date): Promise<number[]> {
  // Locked in order of the ids so that transactions cannot deadlock.
  const toCancel = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        userId === null ? isNull(subscriptions.userId) : eq(subscriptions.userId, userId),
        notInArray(subscriptions.state, [...ENDED]),
        isNull(subscriptions.cancelWantedAt),
      ),
    )
    .orderBy(subscriptions.id)
    .for('no key update');
  const rows = await db
    .update(subscriptions)
    .set({
      cancelWantedAt: at,
      cancelReason: reason,
      nextCheckAt: sql`CASE WHEN ${subscriptions.state} = 'lapsed' THEN ${subscriptions.nextCheckAt} ELSE ${at} END`,
    })
    .where(inArray(subscriptions.id, toCancel))
    .returning({ id: subscriptions.id });
  return rows.map((row) => row.id);
}

/** Subscriptions of a user with a pending cancel: live ones, and checkouts started since a time. */
export async function listToCancel(db: Db, userId: number, since: Date): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNotNull(subscriptions.cancelWantedAt),
        isNotNull(subscriptions.providerId),
        or(
          inArray(subscriptions.state, LIVE),
          and(inArray(subscriptions.state, OPEN), gt(subscriptions.createdAt, since)),
        ),
      ),
    )
    .orderBy(subscriptions.id);
}

/** Subscriptions that are due for a check; the next check is moved to `again`, so that the next sweep skips them. */
export async function takeDue(db: Db, now: Date, again: Date, most: number): Promise<number[]> {
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.nextCheckAt, now))
    .orderBy(subscriptions.nextCheckAt)
    .limit(most)
    .for('no key update', { skipLocked: true });
  const rows = await db
    .update(subscriptions)
    .set({ nextCheckAt: again })
    .where(inArray(subscriptions.id, due))
    .returning({ id: subscriptions.id });
  return rows.map((row) => row.id);
}
