import { foldLetters } from './normalise/fold.ts';
import { lookUp } from './pronounce/dictionary.ts';
import { guess } from './pronounce/guess.ts';
import { spell } from './pronounce/letters.ts';
import { addS, fromParts, isVowelSound } from './pronounce/morphology.ts';

/** The sounds of a contraction's ending ('s, 'll, 'd), which depend on the sounds before it. */
function addShort(sounds: string[], short: string): string[] {
  const last = sounds.at(-1) ?? '';
  switch (short) {
    case 's':
      return addS(sounds);
    case 'll':
      return [...sounds, 'AH0', 'L'];
    case 've':
      return [...sounds, ...(isVowelSound(last) ? ['V'] : ['AH0', 'V'])];
    case 'd':
      return [...sounds, ...(isVowelSound(last) ? ['D'] : ['AH0', 'D'])];
    case 're':
      return [...sounds, 'ER0'];
    case 'm':
      return [...sounds, 'M'];
    case 'nt':
      return [...sounds, 'AH0', 'N', 'T'];
    default:
      return sounds;
  }
}

function splitShort(word: string): [string, string] | null {
  const match = /^(.+?)(?:'(s|ll|ve|d|re|m)|n'(t))$/.exec(word);
  return match ? [match[1] ?? '', match[2] ?? 'nt'] : null;
}

/** 'Runnin'' ends in the n of 'running'. */
function dropG(word: string): string[] | null {
  const sounds = word.endsWith("in'")
    ? (lookUp(`${word.slice(0, -1)}g`) ?? fromParts(`${word.slice(0, -1)}g`, lookUp))
    : null;
  return sounds ? [...sounds.slice(0, -1), 'N'] : null;
}

/** A final é is sounded. */
function sayFinalE(word: string): string[] | null {
  const stem = /^(.{2,})ée?$/.exec(word)?.[1];
  return stem ? [...guess(foldLetters(stem)).map((sound) => sound.replace('1', '2')), 'EY1'] : null;
}

/** The sounds of a small word in ARPAbet; of 'f.b.i.', the names of the letters. Never none for a word with a Latin letter. */
export function pronounce(word: string): string[] {
  const known = lookUp(word);
  if (known) return known;
  const letters = /^((?:[a-z]\.)+)('s)?$/.exec(word);
  if (letters) {
    const spelled = spell((letters[1] ?? '').replaceAll('.', ''));
    return letters[2] ? addS(spelled) : spelled;
  }
  const folded = foldLetters(word).replace(/[.-]/g, '');
  const found = lookUp(folded) ?? (word.includes('ñ') ? lookUp(foldLetters(word.replaceAll('ñ', 'ny'))) : null);
  if (found) return found;
  if (folded.length === 1) return spell(folded);
  const dropped = dropG(folded);
  if (dropped) return dropped;
  const [base, short] = splitShort(folded) ?? [];
  if (base && short) return addShort(pronounce(base), short);
  const plain = folded.replaceAll("'", '');
  return lookUp(plain) ?? fromParts(plain, lookUp) ?? sayFinalE(word) ?? guess(plain);
}
