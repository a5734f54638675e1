import { isBath } from './bath.ts';

/** A vowel of a word with the context that decides its symbol. */
export interface Vowel {
  /** ARPAbet without its stress. */
  sound: string;
  /** Neither stressed nor full. */
  isWeak: boolean;
  /** The sounds before and after it, and the one after that; '' at the ends. */
  before: string;
  after: string;
  next: string;
  /** The letters it is written with, '' where that is not clear. */
  letters: string;
  isFirst: boolean;
  isLast: boolean;
  spelling: string;
}

const FULL: Record<string, string> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};
/** The first syllable of 'remain', 'before', 'decide', 'event'. */
const WEAK_START = /^(?:un)?(?:re|be|de|se|e|di(?!s))[bcdfghj-np-tvwz]/;
const isVowel = (sound: string): boolean => /\d$/.test(sound);

/** The sign of an unstressed 'uh'. */
function weakUh({ before, after, next, letters, isFirst, isLast, spelling }: Vowel): string {
  if (before === '') return letters.startsWith('a') ? 'ɐ' : letters.startsWith('u') ? 'ʌ' : letters === 'e' ? 'ᵻ' : 'ə';
  if (isFirst && /^un/.test(spelling)) return 'ʌ';
  if (before === 'Y' && /^e?u/.test(letters)) return after === 'L' ? 'ʊ' : 'uː';
  if (after === 'W' && letters.startsWith('u')) return 'uː';
  if (letters === 'i' || letters === 'y') {
    if ((after === 'T' && next === 'IY0') || (after === 'B' && next === 'AH0')) return 'ᵻ';
    return after === 'L' && next === '' ? 'ə' : 'ɪ';
  }
  if (letters === 'e') {
    if (isLast && next === '' && /e[sd]$/.test(spelling)) return 'ᵻ';
    if (isFirst && WEAK_START.test(spelling)) return 'ᵻ';
    return isLast && /(?:et|est|ets|edge)$/.test(spelling) ? 'ɪ' : 'ə';
  }
  return (letters === 'a' && after === 'JH' && next === '') || letters === 'ai' ? 'ɪ' : 'ə';
}

function weakIh({ before, after, next, letters, isFirst, isLast, spelling }: Vowel): string {
  if (isFirst && /^e(?:x|[nms][bcdfghj-np-tvwz])/.test(spelling) && before === '') return 'ɛ';
  if (isFirst && letters !== 'i' && WEAK_START.test(spelling)) return 'ᵻ';
  if (isFirst && /^di[^s]/.test(spelling)) return 'ᵻ';
  if (isLast && next === '' && /e[sd]$/.test(spelling) && /^[DZ]$/.test(after)) return 'ᵻ';
  return after === 'T' && next === 'IY0' && letters === 'i' ? 'ᵻ' : 'ɪ';
}

function weakEe({ after, letters, isFirst, spelling }: Vowel): string {
  if (after === '') return 'i';
  if (isVowel(after) && isFirst && letters === 'e') return 'iː';
  if (isVowel(after)) return /[12]$/.test(after) ? 'ɪ' : 'i';
  if (isFirst && WEAK_START.test(spelling)) return 'ᵻ';
  if (/ie[sd]$/.test(spelling)) return 'i';
  return letters === 'ee' ? 'iː' : 'ɪ';
}

/** 'Force' and 'north' are still two vowels in the voice's training. */
function beforeR({ sound, letters, spelling }: Vowel): string | null {
  if (sound === 'AO' || sound === 'OW') {
    return /^(?:oa|ou|oo)$/.test(letters) || /or[eyi]|port|forc|sword|borne/.test(spelling) ? 'oː' : 'ɔː';
  }
  if (sound === 'EH' || sound === 'EY' || sound === 'AE') return letters === 'a' && /arr/.test(spelling) ? 'æ' : 'ɛ';
  if (sound === 'IH' || sound === 'IY') return 'ɪ';
  return sound === 'UH' || sound === 'UW' ? 'ʊ' : null;
}

/** 'Boss', 'cost', 'coffee', 'soft'. */
const CLOTH = /o(?:ss(?:es|ed|y)?$|st|ff(?!ic)|ft|th(?!er))/;

/** The sign of a full vowel. */
function fullVowel(vowel: Vowel): string {
  const { sound, before, after, letters, next, spelling } = vowel;
  if (after === 'R') {
    const colored = beforeR(vowel);
    if (colored) return colored;
  }
  if (sound === 'AE' && isBath(spelling)) return 'A';
  // Where the dictionary has merged 'caught' with 'cot', the letters part them again.
  if (sound === 'AA' && /^(?:au|aw|ou)$/.test(letters)) return 'ɔː';
  if (sound === 'AO' && after === 'G' && letters === 'o') return 'O';
  if (sound === 'AO' && /^(?:NG|F|S|TH)$/.test(after)) return 'ɔ';
  if (sound === 'AO' && after === 'L' && /^au?$/.test(letters) && next === 'T') return 'ɔ';
  if (sound === 'AO' && before === 'W' && after === 'N') return 'ɔ';
  if (sound === 'AA' && after !== 'R') {
    if ((before === 'W' && letters === 'a' && /^[NL]$/.test(after)) || (letters === 'o' && CLOTH.test(spelling)))
      return 'ɔ';
    return letters === 'o' || letters === 'ow' ? 'O' : 'ɑː';
  }
  if (sound === 'IY' && after === 'AH0') return 'i';
  if (sound === 'UW' && /^[TDN]$/.test(before) && /^(?:u|ue|ui|ew|eu)$/.test(letters)) return 'Juː';
  return FULL[sound] ?? '';
}

/** The signs of a vowel, in the broad transcription whose capitals stand for what accents tell apart. */
export function vowelSigns(vowel: Vowel): string {
  const { sound, before, after, letters } = vowel;
  if (vowel.isWeak) {
    if (sound === 'AH') return weakUh(vowel);
    if (sound === 'IH' && after !== 'R') return weakIh(vowel);
    if (sound === 'IY' && after !== 'R') return weakEe(vowel);
    if (sound === 'ER') return 'ɚ';
    if (sound === 'AA' && after === '' && letters === 'a') return 'ə';
    if (sound === 'AE' && before === '' && letters === 'a') return 'ɐ';
  }
  return fullVowel(vowel);
}
