import { createRequire } from 'node:module';
import { spell } from './letters.ts';

interface Guesser {
  predict(word: string, language: string): string | null;
}

/** Longer signs first. */
const SOUNDS: [string, string][] = [
  ['tʃ', 'CH'],
  ['dʒ', 'JH'],
  ['aʊ', 'AW'],
  ['aɪ', 'AY'],
  ['eɪ', 'EY'],
  ['oʊ', 'OW'],
  ['ɔɪ', 'OY'],
  ['ɝ', 'ER'],
  ['ɚ', 'ER'],
  ['ɑ', 'AA'],
  ['æ', 'AE'],
  ['ə', 'AH'],
  ['ʌ', 'AH'],
  ['ɔ', 'AO'],
  ['ɛ', 'EH'],
  ['e', 'EY'],
  ['ɪ', 'IH'],
  ['i', 'IY'],
  ['o', 'OW'],
  ['ʊ', 'UH'],
  ['u', 'UW'],
  ['b', 'B'],
  ['d', 'D'],
  ['ð', 'DH'],
  ['f', 'F'],
  ['ɡ', 'G'],
  ['g', 'G'],
  ['h', 'HH'],
  ['k', 'K'],
  ['ɫ', 'L'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['ŋ', 'NG'],
  ['p', 'P'],
  ['ɹ', 'R'],
  ['r', 'R'],
  ['s', 'S'],
  ['ʃ', 'SH'],
  ['t', 'T'],
  ['θ', 'TH'],
  ['v', 'V'],
  ['w', 'W'],
  ['j', 'Y'],
  ['z', 'Z'],
  ['ʒ', 'ZH'],
];
const isVowel = (sound: string): boolean => /^[AEIOU]/.test(sound);

let guesser: Guesser | undefined;

/** Loaded lazily, with the first unknown word, and only its English part. */
function loadGuesser(): Guesser {
  if (!guesser) {
    const { EnglishG2P } = createRequire(import.meta.url)('phonemize/en-g2p') as { EnglishG2P: new () => Guesser };
    guesser = new EnglishG2P();
  }
  return guesser;
}

function fromIpa(ipa: string): string[] {
  const sounds: string[] = [];
  // Without a mark the first vowel carries the stress.
  let stress = ipa.includes('ˈ') ? 0 : 1;
  for (let at = 0; at < ipa.length; ) {
    if (ipa[at] === 'ˈ') stress = 1;
    else if (ipa[at] === 'ˌ') stress = 2;
    const [sign, sound] = SOUNDS.find(([start]) => ipa.startsWith(start, at)) ?? [];
    at += sign?.length ?? 1;
    if (!sound) continue;
    sounds.push(isVowel(sound) ? `${sound}${stress}` : sound);
    if (isVowel(sound)) stress = 0;
  }
  return sounds;
}

/** Guesses the sounds of a word from its letters a to z; spells it where they make no word. */
export function guess(word: string): string[] {
  if (!/[aeiouy]/.test(word)) return spell(word);
  const sounds = fromIpa(loadGuesser().predict(word, 'en-US') ?? '');
  return sounds.some(isVowel) ? sounds : spell(word);
}
