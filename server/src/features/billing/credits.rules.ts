import { type CreditKind, creditKinds } from '@sirenade/contract/billing';
import type { ErrorCode } from '@sirenade/contract/errors';
import { limits } from '@sirenade/contract/limits';

/** Who pays: a user, or a visitor as far as their own, their address's and the day's allowance goes. */
export type KnownPayer = { user: number } | { visitor: string; addressKey: string };

/** How much of each kind; a kind that is left out is none. */
export type Amounts = Partial<Record<CreditKind, number>>;

/** One account's share of an operation. */
export interface Line {
  owner: string;
  kind: CreditKind;
  amount: number;
}

/** An account that is opened with something in it, by whoever first needs it. */
export interface Allowance extends Line {
  userId: number | null;
}

/** The name of a user's accounts. */
export const userOwner = (userId: number) => `user:${userId}`;

/** The name of a visitor's accounts. */
export const visitorOwner = (visitorId: string) => `visitor:${visitorId}`;

/** Whose accounts a payer's use weighs on; the first is the payer's own. Addresses come in as marks, not in the clear. */
export function ownersOf(payer: KnownPayer, now: Date, mark: (text: string) => string): string[] {
  if ('user' in payer) return [userOwner(payer.user)];
  const day = now.toISOString().slice(0, 10);
  return [visitorOwner(payer.visitor), `address:${mark(`address:${payer.addressKey}`)}:${day}`, `visitors:${day}`];
}

/** What all visitors together may use in a day: the operator sets the chats, the rest keeps a visitor's proportions. */
function dayAllowance(chats: number): Required<Amounts> {
  const share = chats / limits.visitor.chats;
  return {
    chats,
    images: Math.ceil(share * limits.visitor.images),
    words: Math.ceil(share * limits.visitor.words),
  };
}

/** The accounts that come with a first use. A user buys words and images; only their chats are free, and few. */
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

/** The kinds that are wanted at all; refuses what is no amount. */
export function wantedKinds(amounts: Amounts): CreditKind[] {
  for (const [kind, amount] of Object.entries(amounts)) {
    if (!Number.isSafeInteger(amount) || (amount ?? 0) < 0) throw new Error(`${amount} is no amount of ${kind}.`);
  }
  return creditKinds.filter((kind) => (amounts[kind] ?? 0) > 0);
}

/** The same amounts on each of the accounts. */
export function linesOf(owners: string[], amounts: Amounts): Line[] {
  const kinds = wantedKinds(amounts);
  return owners.flatMap((owner) => kinds.map((kind) => ({ owner, kind, amount: amounts[kind] ?? 0 })));
}

const SHORT: Record<'user' | 'visitor', Record<CreditKind, ErrorCode>> = {
  user: { chats: 'unverified_chats_used', words: 'out_of_words', images: 'out_of_images' },
  visitor: { chats: 'free_chats_used', words: 'free_words_used', images: 'free_images_used' },
};

/** What to tell somebody who has too little of some kinds: the first of chats, words, images. */
export function shortageOf(payer: { user: number } | { visitor: string }, kinds: ReadonlySet<CreditKind>): ErrorCode {
  const codes = SHORT['user' in payer ? 'user' : 'visitor'];
  if (kinds.has('chats')) return codes.chats;
  return kinds.has('words') ? codes.words : codes.images;
}
