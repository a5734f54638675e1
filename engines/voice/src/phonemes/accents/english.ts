import {
  CLEAR_T,
  MERGED,
  makeRewrite,
  PARTED,
  PURE_VOWELS,
  type Rewrite,
  type Rules,
  TAPPED_R,
  VOWELS,
} from './rules.ts';

/** Small words that are said with another vowel than in America. */
const SMALL: Rules = [
  [/^ʌv$/, 'əv'],
  [/^fɹʌm$/, 'fɹəm'],
  [/^(ˌ|ˈ)?w(ˌ|ˈ)?ʌt(s?)$/, '$1w$2ɔt$3'],
  [/^wʌz$/, 'wəz'],
  [/^bɪkˈʌz$/, 'bɪkˈɔz'],
];
/** An r is said before a vowel only, and leaves its colour on the vowel before. */
const DROPPED_R: Rules = [
  [/ʊɹɹ/g, 'ʊəɹ'],
  [new RegExp(`(?:oː|ɔː)ɹ(?![ˈˌ]?[${VOWELS}])`, 'g'), 'ɔː'],
  [new RegExp(`ɛɹ(?![ˈˌ]?[${VOWELS}])`, 'g'), 'ɛə'],
  [new RegExp(`ɪɹ(?![ˈˌ]?[${VOWELS}])`, 'g'), 'ɪə'],
  [new RegExp(`ʊɹ(?![ˈˌ]?[${VOWELS}])`, 'g'), 'ʊə'],
  [new RegExp(`ɹ(?![ˈˌ]?[${VOWELS}])`, 'g'), ''],
  [/ɚ/g, 'ə'],
  [/oː/g, 'ɔː'],
];

/** Drops r as in England, but for one that links to the next word. */
function withoutR(rules: Rules): Rewrite {
  const change = makeRewrite([...CLEAR_T, ...SMALL, ...DROPPED_R, ...PARTED, ...rules]);
  return (ipa, isVowelNext) => {
    const linked = isVowelNext && /ɹ$/.test(ipa);
    const changed = change(ipa, isVowelNext);
    return linked && !changed.endsWith('ɹ') ? `${changed}ɹ` : changed;
  };
}

/** General American: what the voice was trained on. */
export const american = makeRewrite(MERGED);

/** The South of the United States: 'my' is long and open, 'pen' is 'pin', no g in '-ing'. */
export const southern = makeRewrite([
  ...MERGED,
  [/aɪ(?=$|[bdvðzʒɡmnlɹ])/g, 'ɑː'],
  [/ɛ(?=[mn])/g, 'ɪ'],
  [/(?<![ˈˌ])ɪŋ$/, 'ɪn'],
  [/aʊ/g, 'æʊ'],
]);

/** The South of England, as taught to foreigners. */
export const british = withoutR([[/oʊ/g, 'əʊ']]);

/** Australia: wide diphthongs. */
export const australian = withoutR([
  [/eɪ/g, 'æɪ'],
  [/oʊ/g, 'ʌʊ'],
  [/aʊ/g, 'æʊ'],
]);

/** Scotland: r everywhere, tapped before vowels, pure long vowels, one vowel for 'cat' and 'palm'. */
export const scottish = makeRewrite([
  ...CLEAR_T,
  [/A|æ/g, 'a'],
  [/O/g, 'ɔ'],
  [/J/g, 'j'],
  ...PURE_VOWELS,
  [/ɜː(?!ɹ)/g, 'ɜːɹ'],
  ...TAPPED_R,
]);

/** Ireland: clear r, pure long vowels, every t a t, a broad 'my', 'tink' for 'think'. */
export const irish = makeRewrite([
  ...CLEAR_T,
  [/A/g, 'æ'],
  [/O/g, 'ɑː'],
  [/J/g, 'j'],
  ...PURE_VOWELS,
  [/aɪ/g, 'ɔɪ'],
  [/θ/g, 't'],
  [/ɜː(?!ɹ)/g, 'ɜːɹ'],
]);

/** India: r tapped before vowels, pure long vowels, t for th. */
export const indian = makeRewrite([...CLEAR_T, ...PARTED, ...PURE_VOWELS, [/θ/g, 't'], [/ɚɹ?$/, 'ə'], ...TAPPED_R]);
