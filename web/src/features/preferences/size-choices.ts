import { type ResponseSize, responseSizes } from '../../lib/storage.ts';

const names: Record<ResponseSize, string> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
  'extra long': 'Extra long',
};

/** How long answers can be [V15]. */
export const sizeChoices = responseSizes.map((value) => ({ value, label: names[value] }));
