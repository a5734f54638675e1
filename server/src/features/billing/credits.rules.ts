import { type CreditKind, creditKinds } from '@sirenade/contract/billing';
import type { ErrorCode } from '@sirenade/contract/errors';
import { limits } from '@sirenade/contract/limits';

/** The payer: a user, or a visitor within their own, their address's and the day's allowance. */
export type KnownPayer = { user: number } | { visitor: string; addressKey: string };

/** Amounts by kind; a missing kind is zero. */
export type Amounts = Partial<Record<CreditKind, number>>;

/** The amount of one account in an operation. */
export interface Line {
  owner: string;
  kind: CreditKind;
  amount: number;
}

/** An account that is created with a balance on first use. */
export interface Allowance extends Line {
  userId: number | null;
}

/** The name of a user's accounts. */
export const userOwner = (userId: number) => `user:${userId}`;

/** The name of a visitor's accounts. */
export const visitorOwner = (visitorId: string) => `visitor:${visitorId}`;

/**
 * The accounts that a payer's use is charged to; the first is the payer's own. Addresses are stored as keyed hashes.
 */
export function ownersOf(payer: KnownPayer, now: Date, mark: (text: string) => string): string[] {
  if ('user' in payer) return [userOwner(payer.user)];
  const day = now.toISOString().slice(0, 10);
  return [visitorOwner(payer.visitor), `address:${mark(`address:${payer.addressKey}`)}:${day}`, `visitors:${day}`];
}

/** The daily allowance of all visitors together: the operator sets the chats, the rest is in proportion. */
function dayAllowance(chats: number): Required<Amounts> {
  const share = chats / limits.visitor.chats;
  return {
    chats,
    images: Math.ceil(share * limits.visitor.images),
    words: Math.ceil(share * limits.visitor.words),
  };
}

/** The accounts that are created on first use. Users buy words and images; only some chats are free. */
export function allowancesOf(
  payer: { user: number } | { visitor: string },
  owners: string[],
  dailyCap: number,
): Allowance[] {
  const [own = '', address = '', day = ''] = owners;
  if ('user' in payer) {
    return [{ owner: own, kind: 'chats', amount: limits.visitor.chats, userId: payer.user }];
  }
  const allowances: [string, Required<Amounts>][] = [
    [own, limits.visitor],
    [address, limits.visitorAddressDay],
    [day, dayAllowance(dailyCap)],
  ];
  return allowances.flatMap(([owner, amounts]) =>
    creditKinds.map((kind) => ({ owner, kind, amount: amounts[kind], userId: null })),
  );
}

/** The kinds with an amount above zero; throws for invalid amounts. */
export function wantedKinds(amounts: Amounts): CreditKind[] {
  for (const [kind, amount] of Object.entries(amounts)) {
    if (!Number.isSafeInteger(amount) || (amount ?? 0) < 0) throw new Error(`${amount} is no amount of ${kind}.`);
  }
  return creditKinds.filter((kind) => (amounts[kind] ?? 0) > 0);
}

/** One line per account and kind. */
export function linesOf(owners: string[], amounts: Amounts): Line[] {
  const kinds = wantedKinds(amounts);
  return owners.flatMap((owner) => kinds.map((kind) => ({ owner, kind, amount: amounts[kind] ?? 0 })));
}

const SHORT: Record<'user' | 'visitor', Record<CreditKind, ErrorCode>> = {
  user: { chats: 'unverified_chats_used', words: 'out_of_words', images: 'out_of_images' },
  visitor: { chats: 'free_chats_used', words: 'free_words_used', images: 'free_images_used' },
};

/** The error code of a shortage: the first of chats, words, images. */
export function shortageOf(payer: { user: number } | { visitor: string }, kinds: ReadonlySet<CreditKind>): ErrorCode {
  const codes = SHORT['user' in payer ? 'user' : 'visitor'];
  if (kinds.has('chats')) return codes.chats;
  return kinds.has('words') ? codes.words : codes.images;
}
