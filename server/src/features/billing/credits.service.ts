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
  updateHeld,
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

/** Who pays: a user, or a visitor, whose address has an allowance too. */
export type Payer = { user: number } | { visitor: string; address: string };

/** How much of each kind; a kind that is left out is none. */
export type Amounts = Partial<Record<CreditKind, number>>;

/** How long a reservation lives when nobody ends it: longer than any reply, shorter than anybody's patience. */
const LIFETIME = 15 * 60_000;

export interface ReservationInput {
  /** Names what is paid for, once and for all: the same input again is the same reservation. */
  key: string;
  amounts: Amounts;
  /** What it is for, as the entry will say it: 'Reply by Isla'. */
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

/** What a payer can still spend. */
export async function findCredits(ctx: Context, payer: Payer): Promise<Required<Amounts>> {
  const owners = ownersFor(ctx, payer);
  const left: Required<Amounts> = { chats: 0, images: 0, words: 0 };
  // Accounts that are not open yet have what they would be opened with.
  for (const { owner, kind, amount } of allowancesOf(payer, owners, ctx.config.visitorDailyCap)) {
    if (owner === owners[0]) left[kind] = amount;
  }
  for (const { kind, balance, held } of await listAccounts(ctx.db, owners[0] ?? '')) left[kind] = balance - held;
  return left;
}

/** Sets all of the input aside on all of the accounts, or nothing; gives the kinds there was too little of. */
async function setAside(ctx: Context, owners: string[], amounts: Amounts): Promise<Set<CreditKind>> {
  const lines = linesOf(owners, amounts);
  if (lines.length === 0) return new Set();
  const accounts = await lockCreditAccounts(ctx.db, owners, wantedKinds(amounts));
  const lacking = lines.filter(({ owner, kind, amount }) => {
    const account = accounts.find((each) => each.owner === owner && each.kind === kind);
    return !account || account.balance - account.held < amount;
  });
  if (lacking.length > 0) return new Set(lacking.map((line) => line.kind));
  if ((await updateHeld(ctx.db, lines)) !== lines.length) throw new Error('Credits changed while they were locked.');
  return new Set();
}

/**
 * Sets credits aside before something is made, or throws what the payer lacks. With the key of an earlier reservation it
 * answers with that one, whatever became of it: `state` tells, and `isNew` whether this call made it.
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
      const lacking = await setAside(ctx, owners, input.amounts);
      if (lacking.size > 0) {
        // Also where the caller catches this and goes on in the same transaction, no reservation is left.
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
  /** There are more words, but they are set aside for something else. */
  areElsewhere: boolean;
}

/** Sets more words aside for something that takes more than was thought: as many as are wanted, or are there. */
export async function growReservation(ctx: Context, key: string, words: number): Promise<MoreWords> {
  return inTransaction(ctx, async (ctx) => {
    const reservation = await lockOpenReservation(ctx.db, key);
    if (!reservation) return { added: 0, areElsewhere: false };
    const accounts = await lockCreditAccounts(ctx.db, reservation.owners, ['words']);
    const free = Math.min(...accounts.map(({ balance, held }) => balance - held));
    const added = accounts.length === reservation.owners.length ? Math.max(0, Math.min(words, free)) : 0;
    const [own] = accounts.filter(({ owner }) => owner === reservation.owners[0]);
    const areElsewhere = added < words && own !== undefined && own.held > reservation.words;
    if (added === 0) return { added, areElsewhere };
    const lines = linesOf(reservation.owners, { words: added });
    if ((await updateHeld(ctx.db, lines)) !== lines.length) throw new Error('Credits changed while they were locked.');
    await updateReservedWords(ctx.db, key, added);
    return { added, areElsewhere };
  });
}

/** Ends a reservation as used, released or expired; null when it is over already. */
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
 * Charges what was used of a reservation and gives the rest back. Answers with what was charged: a second time that is the
 * first time's, and nothing when the reservation had been released or had run out of time.
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

/** Gives all of a reservation back; false when it was over already. */
export async function releaseReservation(ctx: Context, key: string): Promise<boolean> {
  return (await resolve(ctx, key, 'released')) !== null;
}

/** Gives a reservation back that nobody ended in time; false when somebody did. */
export async function expireReservation(ctx: Context, key: string): Promise<boolean> {
  return (await resolve(ctx, key, 'expired')) !== null;
}

/** Gives a reply that takes long more time; false when its reservation is over. */
export async function extendReservation(ctx: Context, key: string): Promise<boolean> {
  return updateExpiry(ctx.db, key, new Date(ctx.clock.now().getTime() + LIFETIME));
}

/** Counts the chats somebody had before signing up among the account's free ones, once per visitor. */
export async function adoptVisitor(ctx: Context, visitorId: string, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const visitor = await listAccounts(ctx.db, visitorOwner(visitorId));
    const before = visitor.find((account) => account.kind === 'chats');
    if (!before) return;
    const owner = userOwner(userId);
    await open(ctx, { user: userId }, [owner]);
    const used = limits.visitor.chats - before.balance;
    const [own] = await lockCreditAccounts(ctx.db, [owner], ['chats']);
    const amount = Math.min(used, own ? own.balance - own.held : 0);
    const entry = { cause: `visitor:${visitorId}`, note: 'Chats before signing up', owner, kind: 'chats' as const };
    if (amount > 0) await insertEntries(ctx.db, [{ ...entry, amount: -amount, plan: 0 }], ctx.clock.now());
  });
}
