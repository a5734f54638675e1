import { isKnownWord } from '../pronounce/dictionary.ts';

/** Sounds that are drawn out at will, and the form the dictionary has. */
const SOUNDS: [RegExp, string][] = [
  [/^h+m+$/, 'hmm'],
  [/^m{2,}$/, 'mmm'],
  [/^m+h+m+$/, 'mhm'],
  [/^a+h+$/, 'ahh'],
  [/^o{2,}h*$/, 'ooh'],
  [/^oh{2,}$/, 'oh'],
  [/^a+w{2,}$/, 'aww'],
  [/^e+w+$/, 'eww'],
  [/^u+g+h+$/, 'ugh'],
  [/^s+h{2,}$/, 'shh'],
  [/^p+f+t*$/, 'pfft'],
  [/^p+s+t+$/, 'psst'],
  [/^b+r{2,}$/, 'brr'],
  [/^g+r{2,}$/, 'grr'],
  [/^z{2,}$/, 'zzz'],
  [/^u+h+$/, 'uh'],
  [/^u+m+$/, 'um'],
  [/^e+r+m+$/, 'erm'],
  [/^a+r+g+h+$/, 'argh'],
  [/^t+s+k+$/, 'tsk'],
  [/^t+c+h+$/, 'tch'],
  [/^m+w+a+h+$/, 'mwah'],
  [/^h+m+p+h+$/, 'hmph'],
  [/^e{2,}k+$/, 'eek'],
  [/^w+h?e{3,}$/, 'wee'],
];
/** Where both spellings are words, the one that people draw out. */
const MEANT: Record<string, string> = {
  soo: 'so',
  goo: 'go',
  mee: 'me',
  thee: 'the',
  hee: 'he',
  bee: 'be',
};
/** Letters that words often have twice. */
const OFTEN_DOUBLE = /[eolsfz]/;
const LONGEST_LAUGH = 4;
const BEATS: Record<string, string> = { he: 'heh', hi: 'hee', ho: 'ho' };

function readLaugh(word: string): string | null {
  const match = /^(m?w|b|a|g)?((?:h[aeio]+){2,}h?|ha+h)$/.exec(word);
  if (!match) return null;
  const [, lead = '', laugh = ''] = match;
  const beats = (laugh.match(/h[aeio]/g) ?? []).slice(0, LONGEST_LAUGH).map((beat) => BEATS[beat] ?? 'ha');
  const first = lead === '' || lead === 'a' ? '' : lead === 'b' || lead === 'g' ? `${lead}a ` : 'mwa ';
  return first + (lead === 'a' ? 'ah ' : '') + beats.join(' ');
}

/** The spellings a drawn-out word may stand for, the likeliest first. */
function candidatesOf(word: string, fewest: number): string[] {
  let options = [''];
  for (const [run = ''] of word.matchAll(/(.)\1*/gu)) {
    const letter = run[0] ?? '';
    const forms =
      run.length < fewest ? [run] : OFTEN_DOUBLE.test(letter) ? [letter + letter, letter] : [letter, letter + letter];
    options = options.flatMap((start) => forms.map((form) => start + form)).slice(0, 16);
  }
  return options;
}

/** Reads laughter, sounds and drawn-out words: hahaha, mmmm, sooooo. */
export function readStretched(word: string): string | null {
  const laugh = readLaugh(word);
  if (laugh) return laugh;
  const sound = SOUNDS.find(([pattern]) => pattern.test(word))?.[1];
  if (sound) return sound;
  const isLong = /(.)\1\1/u.test(word);
  if (!isLong && (!/(.)\1/u.test(word) || isKnownWord(word))) return null;
  const found = candidatesOf(word, isLong ? 3 : 2).find((spelling) => isKnownWord(spelling));
  if (found) return Object.hasOwn(MEANT, found) ? (MEANT[found] ?? found) : found;
  // Unknown in every spelling: each stretched letter is read once.
  return isLong ? word.replace(/(.)\1{2,}/gu, '$1') : null;
}
