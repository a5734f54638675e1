import { type Around, BE, DETERMINERS, HAVE, isHelped, SUBJECTS, verbScore } from './cues.ts';

/** A condition on the context of a word. */
export type When = (around: Around, isCapital: boolean) => boolean;

/** How far around a word its topic is looked for. */
const NEAR = 8;

const at =
  (steps: number) =>
  (words: string): When => {
    const set = new Set(words.split(' '));
    return (around) => set.has(around(steps));
  };

/** One of these words stands right before. */
export const before = at(-1);
/** One of these words stands two before. */
export const twoBefore = at(-2);
/** One of these words comes right after. */
export const after = at(1);
/** One of these words comes two after. */
export const twoAfter = at(2);

/** One of these words stands somewhere around. */
export function near(words: string): When {
  const set = new Set(words.split(' '));
  return (around) => {
    for (let steps = 1; steps <= NEAR; steps++) if (set.has(around(steps)) || set.has(around(-steps))) return true;
    return false;
  };
}

/** All of these hold. */
export const both =
  (...cues: When[]): When =>
  (around, isCapital) =>
    cues.every((cue) => cue(around, isCapital));
/** One of these holds. */
export const either =
  (...cues: When[]): When =>
  (around, isCapital) =>
    cues.some((cue) => cue(around, isCapital));
/** This does not hold. */
export const not =
  (cue: When): When =>
  (around, isCapital) =>
    !cue(around, isCapital);

export const afterArticle: When = (around) => DETERMINERS.has(around(-1));
export const afterSubject: When = (around) => SUBJECTS.has(around(-1));
export const afterBe: When = (around) => BE.has(around(-1));
export const afterHave: When = (around) => HAVE.has(around(-1)) || HAVE.has(around(-2));
export const afterOwner: When = (around) => around(-1).endsWith("'s");
export const beforeArticle: When = (around) => DETERMINERS.has(around(1));
export const beforeIng: When = (around) => around(2).endsWith('ing');
export const first: When = (around) => around(-1) === '';
export const last: When = (around) => around(1) === '';
export const helped: When = (around) => isHelped(around);
export const asVerb: When = (around) => verbScore(around) > 0;
export const capital: When = (_, isCapital) => isCapital;
