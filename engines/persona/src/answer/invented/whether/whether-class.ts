import type { Toned } from '../world.ts';

/** A class of yes/no questions, the chance that the answer is yes, and what is said either way. */
export interface Whether {
  form: RegExp;
  lean: number;
  yes: Toned;
  no: Toned;
}

/** Where only one answer is decent. */
export const always = (form: RegExp, any: readonly string[], more: Omit<Toned, 'any'> = {}): Whether => ({
  form,
  lean: 1,
  yes: { any, ...more },
  no: { any },
});
