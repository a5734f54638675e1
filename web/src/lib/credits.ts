import type { CurrentUser } from '@sirenade/contract/accounts';
import type { CreditKind } from '@sirenade/contract/billing';
import { formatNumber } from './format.ts';

export interface Credits {
  words: number;
  images: number;
}

export type CreditsKind = keyof Credits;

/** The user's balance; servers spell the image count in two ways, and either will do [E2]. */
export function creditsOf(payments: Partial<CurrentUser['payments']> | undefined): Credits {
  return {
    words: payments?.words_left ?? 0,
    images: payments?.image_generations_left ?? payments?.images_generations_left ?? 0,
  };
}

/** The kinds of which nothing is left [T3]. */
export function outOf(credits: Credits): CreditsKind[] {
  return (['words', 'images'] as const).filter((kind) => credits[kind] <= 0);
}

const units: Record<CreditKind, [one: string, many: string]> = {
  words: ['word', 'words'],
  images: ['image', 'images'],
  chats: ['chat', 'chats'],
};

/** '−34 words' or '+1 image': a change of the balance, with its sign. */
export function amountText(amount: number, kind: CreditKind): string {
  const [one, many] = units[kind];
  const size = Math.abs(amount);
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : '';
  return `${sign}${formatNumber(size)} ${size === 1 ? one : many}`;
}
