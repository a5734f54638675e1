import { type CreditKind, creditKinds } from '@sirenade/contract/billing';
import { limits } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { CreditReservation } from './billing.tables.ts';
import { allowancesOf, linesOf, ownersOf, shortageOf, userOwner, visitorOwner, wantedKinds } from './credits.rules.ts';
import {
  insertAllowances,
  insertEntries,
  listAccounts,
  lockCreditAccounts,
  updateReserved,
  updateSettled,
} from './credits.store.ts';
import {
  deleteReservation,
  findReservation,
  insertReservation,
  lockOpenReservation,
  updateExpiry,
  updateReservedWords,
  updateResolved,
} from './reservations.store.ts';

/** The payer: a user, or a visitor, whose address has an allowance too. */
export type Payer = { user: number } | { visitor: string; address: string };

/** Amounts by kind; a missing kind is zero. */
export type Amounts = Partial<Record<CreditKind, number>>;

/** When an abandoned reservation expires: longer than any reply takes, short enough for the user to wait. */
const LIFETIME = 15 * 60_000;

export interface ReservationInput {
  /** Idempotency key: the same input again is the same reservation. */
  key: string;
  amounts: Amounts;
  /** The text of the credit entry: 'Reply by Isla'. */
  note: string;
}

const amountsOf = ({ chats, images, words }: CreditReservation): Required<Amounts> => ({ chats, images, words });
const usedOf = (reservation: CreditReservation): Required<Amounts> => ({
  chats: reservation.chatsUsed,
  images: reservation.imagesUsed,
  words: reservation.wordsUsed,
});

function ownersFor(ctx: Context, payer: Payer): string[] {
  const known = 'user' in payer ? payer : { visitor: payer.visitor, addressKey: addressKey(payer.address) };
  return ownersOf(known, ctx.clock.now(), ctx.secrets.mark);
}

async function open(ctx: Context, payer: Payer, owners: string[]): Promise<void> {
  await insertAllowances(ctx.db, allowancesOf(payer, owners, ctx.config.visitorDailyCap), ctx.clock.now());
}

/** The credits that a payer can still spend. */
export async function findCredits(ctx: Context, payer: Payer): Promise<Required<Amounts>> {
  const owners = ownersFor(ctx, payer);
  const left: Required<Amounts> = { chats: 0, images: 0, words: 0 };
  // Accounts that do not exist yet count with their initial balance.
  for (const { owner, kind, amount } of allowancesOf(payer, owners, ctx.config.visitorDailyCap)) {
    if (owner === owners[0]) left[kind] = amount;
  }
  for (const { kind, balance, reserved } of await listAccounts(ctx.db, owners[0] ?? ''))
    left[kind] = balance - reserved;
  return left;
}

/** Reserves all amounts on all accounts, or none; returns the kinds that were short. */
async function reserveOnAccounts(ctx: Context, owners: string[], amounts: Amounts): Promise<Set<CreditKind>> {
  const lines = linesOf(owners, amounts);
  if (lines.length === 0) return new Set();
  const accounts = await lockCreditAccounts(ctx.db, owners, wantedKinds(amounts));
  const lacking = lines.filter(({ owner, kind, amount }) => {
    const account = accounts.find((each) => each.owner === owner && each.kind === kind);
    return !account || account.balance - account.reserved < amount;
  });
  if (lacking.length > 0) return new Set(lacking.map((line) => line.kind));
  if ((await updateReserved(ctx.db, lines)) !== lines.length)
    throw new Error('Credits changed while they were locked.');
  return new Set();
}

/**
 * Reserves credits before a reply is made, or throws the shortage. With the key of an earlier reservation it returns
 * that one in whatever `state` it is; `isNew` tells whether this call made it.
 */
export async function reserveCredits(
  ctx: Context,
  payer: Payer,
  input: ReservationInput,
): Promise<CreditReservation & { isNew: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const owners = ownersFor(ctx, payer);
    const kinds = wantedKinds(input.amounts);
    const now = ctx.clock.now();
    const isNew = await insertReservation(ctx.db, {
      key: input.key,
      userId: 'user' in payer ? payer.user : null,
      owners,
      chats: input.amounts.chats ?? 0,
      images: input.amounts.images ?? 0,
      words: input.amounts.words ?? 0,
      note: input.note,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME),
    });
    if (isNew) {
      if ('visitor' in payer || kinds.includes('chats')) await open(ctx, payer, owners);
      const lacking = await reserveOnAccounts(ctx, owners, input.amounts);
      if (lacking.size > 0) {
        // The caller may catch this and continue in the same transaction; no reservation may remain.
        await deleteReservation(ctx.db, input.key);
        throw new AppError(shortageOf(payer, lacking));
      }
    }
    const reservation = await findReservation(ctx.db, input.key);
    const same =
      reservation?.owners[0] === owners[0] &&
      creditKinds.every((kind) => reservation?.[kind] === (input.amounts[kind] ?? 0));
    if (!reservation || !same) throw new AppError('conflict');
    return { ...reservation, isNew };
  });
}

/** Words that were added to a reservation. */
export interface MoreWords {
  added: number;
  /** There are more words, but other reservations have them. */
  areElsewhere: boolean;
}

/** Extends a reservation that turned out too small, by as many of the words as are available. */
export async function growReservation(ctx: Context, key: string, words: number): Promise<MoreWords> {
  return inTransaction(ctx, async (ctx) => {
    const reservation = await lockOpenReservation(ctx.db, key);
    if (!reservation) return { added: 0, areElsewhere: false };
    const accounts = await lockCreditAccounts(ctx.db, reservation.owners, ['words']);
    const free = Math.min(...accounts.map(({ balance, reserved }) => balance - reserved));
    const added = accounts.length === reservation.owners.length ? Math.max(0, Math.min(words, free)) : 0;
    const [own] = accounts.filter(({ owner }) => owner === reservation.owners[0]);
    const areElsewhere = added < words && own !== undefined && own.reserved > reservation.words;
    if (added === 0) return { added, areElsewhere };
    const lines = linesOf(reservation.owners, { words: added });
    if ((await updateReserved(ctx.db, lines)) !== lines.length)
      throw new Error('Credits changed while they were locked.');
    await updateReservedWords(ctx.db, key, added);
    return { added, areElsewhere };
  });
}

/** Ends a reservation; null when it had ended before. */
async function resolve(
  ctx: Context,
  key: string,
  state: 'settled' | 'released' | 'expired',
  used: Amounts = {},
): Promise<CreditReservation | null> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const reservation = await updateResolved(ctx.db, key, {
      state,
      chatsUsed: used.chats ?? 0,
      imagesUsed: used.images ?? 0,
      wordsUsed: used.words ?? 0,
      resolvedAt: at,
    });
    if (!reservation) return null;
    const lines = linesOf(reservation.owners, amountsOf(reservation)).map((line) => ({
      ...line,
      used: used[line.kind] ?? 0,
    }));
    if (lines.length > 0) {
      await lockCreditAccounts(ctx.db, reservation.owners, wantedKinds(amountsOf(reservation)));
      await updateSettled(ctx.db, lines, { cause: `hold:${key}`, note: reservation.note, at });
    }
    return reservation;
  });
}

/**
 * Charges what was used of a reservation and releases the rest. Returns the charge: when repeated that of the first
 * call, and zero if the reservation was released or had expired.
 */
export async function settleReservation(ctx: Context, key: string, used: Amounts): Promise<Required<Amounts>> {
  wantedKinds(used);
  return inTransaction(ctx, async (ctx) => {
    const reservation = await findReservation(ctx.db, key);
    if (!reservation) throw new Error(`There is no reservation ${key}.`);
    const capped: Amounts = {};
    for (const kind of creditKinds) capped[kind] = Math.min(used[kind] ?? 0, reservation[kind]);
    const settled = await resolve(ctx, key, 'settled', capped);
    if (settled) return usedOf(settled);
    const before = await findReservation(ctx.db, key);
    if (before?.state === 'expired')
      ctx.log.warn(
        { event: 'reservation_expired', key },
        'a reply took longer than its reservation and is not charged',
      );
    return before ? usedOf(before) : { chats: 0, images: 0, words: 0 };
  });
}

/** Releases a reservation; false when it had ended before. */
export async function releaseReservation(ctx: Context, key: string): Promise<boolean> {
  return (await resolve(ctx, key, 'released')) !== null;
}

/** Releases a reservation that has expired; false when it had ended before. */
export async function expireReservation(ctx: Context, key: string): Promise<boolean> {
  return (await resolve(ctx, key, 'expired')) !== null;
}

/** Extends the lifetime of a reservation for a long reply; false when it has ended. */
export async function extendReservation(ctx: Context, key: string): Promise<boolean> {
  return updateExpiry(ctx.db, key, new Date(ctx.clock.now().getTime() + LIFETIME));
}

/** Deducts the chats used as a visitor from the account's free ones, once per visitor. */
export async function adoptVisitor(ctx: Context, visitorId: string, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const visitor = await listAccounts(ctx.db, visitorOwner(visitorId));
    const before = visitor.find((account) => account.kind === 'chats');
    if (!before) return;
    const owner = userOwner(userId);
    await open(ctx, { user: userId }, [owner]);
    const used = limits.visitor.chats - before.balance;
    const [own] = await lockCreditAccounts(ctx.db, [owner], ['chats']);
    const amount = Math.min(used, own ? own.balance - own.reserved : 0);
    const entry = { cause: `visitor:${visitorId}`, note: 'Chats before signing up', owner, kind: 'chats' as const };
    if (amount > 0) await insertEntries(ctx.db, [{ ...entry, amount: -amount, plan: 0 }], ctx.clock.now());
  });
}
