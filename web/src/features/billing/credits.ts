import type { CurrentUser } from '@sirenade/contract/accounts';

export interface Credits {
  words: number;
  images: number;
}

export type CreditsKind = keyof Credits;

/** What the user has left; servers spell the image count in two ways, and either will do [E2]. */
export function creditsOf(payments: Partial<CurrentUser['payments']> | undefined): Credits {
  return {
    words: payments?.words_left ?? 0,
    images: payments?.image_generations_left ?? payments?.images_generations_left ?? 0,
  };
}
