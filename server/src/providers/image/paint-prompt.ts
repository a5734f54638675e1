import type { ImageRequest } from './image.ts';

const WHO: Record<ImageRequest['gender'], string> = {
  female: 'woman',
  male: 'man',
  non_binary: 'androgynous person',
};

/** First what no picture may show, for any request, then the usual faults of pictures. */
export const NEGATIVE_PROMPT =
  'child, teenager, underage, childlike, youthful body, school uniform, real person, celebrity, ' +
  'text, watermark, signature, deformed, extra limbs, bad anatomy, lowres, blurry';

const LONGEST = 3_500;

/** The words for a painter. Angle brackets are taken out: some servers read commands between them. */
export function paintPromptOf({ appearance, description, gender, scene = '' }: ImageRequest): string {
  const parts = [`portrait of an adult ${WHO[gender]}`, appearance, scene, description];
  return parts
    .map((part) => part.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST)
    .toWellFormed();
}

/** A seed as image servers take it: 32 bits, not negative. */
export function paintSeedOf({ seed }: ImageRequest): number {
  return Math.abs(Math.trunc(seed)) % 2 ** 32;
}
