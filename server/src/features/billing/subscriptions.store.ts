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

/** The newest of a user's checkouts that the provider's answer names. */
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

/** Lets one checkout of a user begin at a time, until the transaction is over. */
export async function lockCheckouts(db: Db, userId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`);
}

export async function listSubscriptions(db: Db, userId: number): Promise<Subscription[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(subscriptions.id);
}

/** This subscription and all others of its user, in one order, so that nobody changes any of them meanwhile. */
export async function lockWithSiblings(db: Db, id: number, userId: number | null): Promise<Subscription[]> {
  const mine = userId === null ? undefined : eq(subscriptions.userId, userId);
  return db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, id), mine))
    .orderBy(subscriptions.id)
    .for('no key update');
}

/** Takes the next number for a reading at the provider; the row as it is before that reading. */
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

/** Notes which subscription of the provider a checkout became; what a notice stored before stays. */
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

/** Gives a checkout whose answer was lost the subscription that names it. */
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

/** Marks that the user has seen that it worked; false when that was marked before. */
export async function updateConfirmed(db: Db, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ confirmedAt: at })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.confirmedAt)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/**
 * Notes the request to end subscriptions: those of a user, or of users who are gone. What is not known to be approved is
 * meant too: should it turn out to be, it ends at once. A lapsed one is not looked at for this alone.
 */
export async function updateCancelWanted(db: Db, userId: number | null, reason: string, at: Date): Promise<number[]> {
  // In the order in which everybody locks them.
  const meant = db
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
    .where(inArray(subscriptions.id, meant))
    .returning({ id: subscriptions.id });
  return rows.map((row) => row.id);
}

/** A user's subscriptions that shall end and may not have: those that run, and checkouts begun since a time. */
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

/** Subscriptions that are due to be looked at; the next sweep does not find them again at once. */
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
