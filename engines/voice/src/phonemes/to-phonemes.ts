import { type Accent, accentuate } from './accents.ts';
import { chooseSounds } from './heteronyms.ts';
import { hasWeakForm, type PhraseWord, sayPhrase } from './ipa/phrases.ts';
import { toIpa } from './ipa.ts';
import { isPause, type Pause } from './normalise/pauses.ts';
import { normalise, type SpokenPiece } from './normalise.ts';
import { isVowelSound } from './pronounce/morphology.ts';
import { pronounce } from './pronounce.ts';

/** A sentence as symbols of the voice model, and the range of each written word among them. */
export interface Phonemes {
  /** Symbols of the voice model's table, in order. */
  symbols: string[];
  /** In order, one for each written word that has a letter or digit; 'to' is past the end, and an unreadable word is empty. */
  words: { written: string; from: number; to: number }[];
}

/** The voice model has no symbol for an ellipsis, so it becomes a full stop. */
const MARKS: Record<Pause, string> = { ',': ',', ';': ';', ':': ':', '…': '.', '.': '.', '!': '!', '?': '?' };

/** 'B-but': the first consonants of the next word and a short vowel, or its vowel alone. */
function stammer(next: string[]): string[] {
  const vowel = next.findIndex(isVowelSound);
  return vowel > 0 ? [...next.slice(0, vowel), 'AH0'] : next.slice(0, 1);
}

function ipaOf(pieces: SpokenPiece[], index: number): string {
  const say = pieces[index]?.say ?? '';
  if (hasWeakForm(say)) return '';
  if (say.endsWith('-')) {
    const whole = pieces.slice(index + 1).find((piece) => !piece.say.endsWith('-'))?.say ?? '';
    return toIpa('', stammer(pronounce(/[a-z]/.test(whole) ? whole : say.slice(0, -1))));
  }
  return toIpa(say, chooseSounds(pieces, index) ?? pronounce(say));
}

/** Turns a sentence into the symbols that the voice model reads, in an accent, with the range of each written word. */
export function toPhonemes(sentence: string, accent: Accent): Phonemes {
  const pieces = normalise(sentence);
  const symbols: string[] = [];
  const places = new Map<number, { from: number; to: number }>();
  let phrase: (PhraseWord & { written: number })[] = [];

  const flush = () => {
    for (const [n, { ipa }] of accentuate(sayPhrase(phrase), accent).entries()) {
      if (symbols.length > 0) symbols.push(' ');
      const from = symbols.length;
      symbols.push(...ipa);
      const written = phrase[n]?.written ?? -1;
      places.set(written, { from: places.get(written)?.from ?? from, to: symbols.length });
    }
    phrase = [];
  };

  for (const [n, { say, written }] of pieces.entries()) {
    if (isPause(say)) {
      flush();
      symbols.push(MARKS[say]);
    } else phrase.push({ word: say, ipa: ipaOf(pieces, n), written });
  }
  flush();
  // Without a final punctuation mark the voice model breaks off.
  if (symbols.length > 0 && !Object.values(MARKS).includes(symbols.at(-1) ?? '')) symbols.push('.');

  let end = 0;
  const words = (sentence.match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return {
    symbols,
    words: words.map((written, n) => {
      const { from, to } = places.get(n) ?? { from: end, to: end };
      end = to;
      return { written, from, to };
    }),
  };
}
