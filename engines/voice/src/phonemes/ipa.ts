import { vowelLetters } from './ipa/spelling.ts';
import { vowelSigns } from './ipa/vowels.ts';
import { foldLetters } from './normalise/fold.ts';

const CONSONANTS: Record<string, string> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};
const MARKS: Record<string, string> = { 1: 'ˈ', 2: 'ˌ' };
const isVowel = (sound: string | undefined): boolean => sound !== undefined && /\d$/.test(sound);
const isWeak = (sound: string | undefined): boolean => sound !== undefined && /0$/.test(sound);

/** Removes a secondary stress next to another; the vowel stays full (3) or, for vowels that never do, turns weak (0). */
function evenStress(sounds: string[]): string[] {
  const vowels = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []));
  const stressAt = (n: number): string => sounds[vowels[n] ?? -1]?.at(-1) ?? '';
  return sounds.map((sound, at) => {
    if (!sound.endsWith('2')) return sound;
    const n = vowels.indexOf(at);
    const isEnd = at === sounds.length - 1 && sound === 'IY2';
    if (!isEnd && stressAt(n - 1) !== '1' && !/[12]/.test(stressAt(n + 1))) return sound;
    return sound.replace('2', /^(?:IH|IY|OW|AA)/.test(sound) ? '0' : '3');
  });
}

/** 'Written' and 'certain' close the throat instead of saying a t. */
function isGlottal(sounds: string[], at: number): boolean {
  const before = sounds[at - 1] === 'R' ? sounds[at - 2] : sounds[at - 1];
  if (!/[1-3]$/.test(before ?? '') || sounds[at + 1] !== 'AH0' || sounds[at + 2] !== 'N') return false;
  const rest = sounds.slice(at + 3).join(' ');
  return /^(?:|[DZ]|IH0 NG Z?|L IY0|M AH0 N T|ER0 Z?)$/.test(rest.trim());
}

/** A t between vowels is tapped before a weak one: 'water', 'party', 'potato'. */
function isTapped(sounds: string[], at: number): boolean {
  const [before, after] = [sounds[at - 1], sounds[at + 1]];
  const isOpen = isVowel(before) || (before === 'R' && isVowel(sounds[at - 2]));
  return isOpen && isWeak(after) && !(after === 'AH0' && sounds[at + 2] === 'N');
}

function consonantSigns(sounds: string[], at: number, lastLetters: string, nextLetters: string): string {
  const [sound = '', before = '', after = ''] = [sounds[at], sounds[at - 1], sounds[at + 1]];
  if (sound === 'T' && isGlottal(sounds, at)) return 'ʔ';
  if (sound === 'T' && isTapped(sounds, at)) return 'ɾ';
  if (sound === 'N' && /^[KG]$/.test(after)) return 'ŋ';
  // The w of 'usual' is the end of its vowel, and the y of 'million' a vowel.
  if (sound === 'W' && before === 'AH0' && lastLetters.startsWith('u')) return '';
  if (sound === 'Y' && after === 'AH0' && nextLetters.startsWith('i')) return 'i';
  if (sound === 'R' && /^(?:AY|AW)/.test(before) && !isVowel(after)) return 'ɚ';
  return CONSONANTS[sound] ?? '';
}

/** Inserts an r between vowels; after 'oo' the voice model was trained with two. */
function linkAfter(sound: string, after: string, next: string): string {
  return (/^ER/.test(sound) && isVowel(after)) || (/^U[HW]/.test(sound) && after === 'R' && isVowel(next)) ? 'ɹ' : '';
}

/** A word's sounds in the broad IPA that accents are made from, stress marks right before the vowels. */
export function toIpa(word: string, arpabet: string[]): string {
  // The names of letters keep their stress, and their spelling gives no vowel letters.
  const isSpelled = word.includes('.');
  const spelling = isSpelled ? '' : foldLetters(word).replace(/[^a-z]/g, '');
  const sounds = isSpelled ? arpabet : evenStress(arpabet);
  const count = sounds.filter(isVowel).length;
  const letters = vowelLetters(spelling, count);
  let order = 0;
  let ipa = '';
  for (const [at, sound] of sounds.entries()) {
    if (!isVowel(sound)) {
      ipa += consonantSigns(sounds, at, letters[order - 1] ?? '', letters[order] ?? '');
      continue;
    }
    const [before = '', after = '', next = ''] = [sounds[at - 1], sounds[at + 1], sounds[at + 2]];
    const signs = vowelSigns({
      sound: sound.slice(0, -1),
      isWeak: isWeak(sound),
      before,
      after,
      next,
      letters: letters[order] ?? '',
      isFirst: order === 0,
      isLast: order === count - 1,
      spelling,
    });
    order++;
    if (sound === 'AH0' && before === 'T' && isGlottal(sounds, at - 1)) continue;
    // The glide of 'new' comes before the stress mark.
    const [, glide = '', vowel = ''] = /^(J?)(.*)$/.exec(signs) ?? [];
    ipa += `${glide}${MARKS[sound.at(-1) ?? ''] ?? ''}${vowel}${linkAfter(sound, after, next)}`;
  }
  return ipa.replace(/ʔn/g, 'ʔn̩');
}
