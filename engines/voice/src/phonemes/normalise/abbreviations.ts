import { isShortDate } from './dates.ts';
import type { Place } from './reading.ts';

/** Read in full with or without their full stop. */
const ALWAYS: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  mx: 'mix',
  messrs: 'messers',
  prof: 'professor',
  sgt: 'sergeant',
  lt: 'lieutenant',
  capt: 'captain',
  cpt: 'captain',
  cmdr: 'commander',
  jr: 'junior',
  snr: 'senior',
  vs: 'versus',
  etc: 'et cetera',
  approx: 'approximately',
  dept: 'department',
  blvd: 'boulevard',
  ltd: 'limited',
  'e.g': 'for example',
  eg: 'for example',
  'i.e': 'that is',
  ie: 'that is',
  'a.k.a': 'a.k.a.',
  aka: 'a.k.a.',
  'n.b': 'n.b.',
  'p.s': 'p.s.',
  'r.s.v.p': 'r.s.v.p.',
  'a.d': 'a.d.',
  'b.c': 'b.c.',
  'ph.d': 'p.h.d.',
  phd: 'p.h.d.',
  wwi: 'world war one',
  wwii: 'world war two',
  ww2: 'world war two',
};
/** Ordinary words or names too: expanded only with the full stop. */
const DOTTED: Record<string, string> = {
  rev: 'reverend',
  gen: 'general',
  col: 'colonel',
  maj: 'major',
  gov: 'governor',
  sen: 'senator',
  rep: 'representative',
  hon: 'honorable',
  sr: 'senior',
  mt: 'mount',
  ft: 'fort',
  est: 'established',
  inc: 'incorporated',
  corp: 'corporation',
  ave: 'avenue',
  rd: 'road',
  apt: 'apartment',
  max: 'maximum',
  misc: 'miscellaneous',
  tel: 'telephone',
  ext: 'extension',
  ca: 'circa',
  cf: 'compare',
  viz: 'namely',
  esp: 'especially',
  incl: 'including',
  min: 'minimum',
  hr: 'hour',
  hrs: 'hours',
};
const BEFORE_NUMBERS: Record<string, string> = {
  no: 'number',
  nos: 'numbers',
  nr: 'number',
  vol: 'volume',
  fig: 'figure',
  ch: 'chapter',
  sec: 'section',
  p: 'page',
  pp: 'pages',
  ed: 'edition',
};

/** 'Two lbs. of fish'. */
const UNITS = /^(?:lbs?|oz|ft|hrs?|mins?|secs?|km|kg|cm|mi|yds?)$/;

const isName = (text: string): boolean => /^\p{Lu}/u.test(text);

/** 'St. John' is a saint and 'Main St.' a street; 'Dr. Reid' is a doctor and 'Ocean Dr.' a drive. */
function readTwofold(core: string, before: string, after: string): string | null {
  const isPlace = isName(before) && !isName(after);
  if (core === 'St') return isPlace ? 'street' : 'saint';
  if (core === 'Dr') return isPlace ? 'drive' : 'doctor';
  return null;
}

/** Reads words that are written short: Mr., Dr., St., vs., e.g., etc. */
export function readAbbreviation({ core, dotted, at }: Place): string | null {
  const small = core.toLowerCase();
  const twofold = readTwofold(core, at(-1), at(1));
  if (twofold) return twofold;
  if (
    Object.hasOwn(ALWAYS, small) &&
    (core !== core.toUpperCase() || core.includes('.') || /^(?:mr|wwi|wwii|ww2)$/.test(small))
  )
    return ALWAYS[small] ?? null;
  if (!dotted) return null;
  if (Object.hasOwn(BEFORE_NUMBERS, small) && /^\d/.test(at(1))) return BEFORE_NUMBERS[small] ?? null;
  // 'The max.' at an end is cut short; 'Max.' at an end is a man.
  return Object.hasOwn(DOTTED, small) && at(1) !== '' ? (DOTTED[small] ?? null) : null;
}

/** Whether the full stop after a word marks an abbreviation and not the end of a sentence; 'next' is the next core. */
export function ownsFullStop(core: string, next: string): boolean {
  if (next === '') return false;
  const small = core.toLowerCase();
  if (/^(?:\p{L}\.)+\p{L}$/u.test(core) || (/^\p{Lu}$/u.test(core) && core !== 'I')) return true;
  if (Object.hasOwn(BEFORE_NUMBERS, small)) return /^\d/.test(next);
  if (UNITS.test(core)) return /^\p{Ll}/u.test(next);
  if (core === 'St' || core === 'Dr' || isShortDate(core)) return true;
  return (
    Object.hasOwn(ALWAYS, small) ||
    (Object.hasOwn(DOTTED, small) && (isName(core) ? isName(next) : /^[\p{Ll}\d]/u.test(next)))
  );
}
