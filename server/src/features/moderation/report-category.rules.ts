import { type ReportCategory, reportCategories } from './moderation.tables.ts';

/** Words that indicate a category, in lower case; a star stands for any ending. */
const CATEGORY_WORDS: Record<Exclude<ReportCategory, 'other'>, string[]> = {
  child_safety: [
    ...['child', 'children', 'childlike', 'kid', 'kids', 'minors', 'a minor', 'is minor', 'underage*', 'under age*'],
    ...['under-age*', 'under 18', 'under eighteen', 'younger than 18', 'below 18', 'teen', 'teens', 'teenage*'],
    ...['preteen*', 'toddler*', 'infant*', 'schoolgirl*', 'schoolboy*', 'school girl*', 'school boy*', 'loli', 'lolis'],
    ...['lolicon', 'shota*', 'csam', 'csem', 'pedo*', 'paedo*', 'grooming'],
    ...['minderjährig*', 'kinder', 'menor de edad', 'menores de edad', 'menor de idade', 'niña*', 'niño*', 'criança*'],
    ...['mineur*', 'enfant*', 'minorenne', 'minorenni', 'bambin*', 'несовершеннолетн*', 'ребён*', 'ребен*', 'дети'],
  ],
  non_consensual: [
    ...['without consent', 'without my', 'without her', 'without his', 'without their', 'nonconsensual'],
    ...['non-consensual', 'did not consent', "didn't consent", 'never consented', 'never agreed', 'revenge porn'],
    ...['leaked', 'stolen photo*', 'stolen picture*', 'my photo*', 'my picture*', 'my face', 'my body', 'my nudes'],
  ],
  real_person: [
    ...[
      'real person',
      'real people',
      'real woman',
      'real man',
      'actual person',
      'celebrit*',
      'deepfake*',
      'deep fake*',
    ],
    ...[
      'public figure',
      'famous',
      'actress',
      'actor',
      'singer',
      'politician',
      'influencer',
      'streamer',
      'somebody i know',
    ],
    ...['someone i know', 'my ex', 'my wife', 'my husband', 'my girlfriend', 'my boyfriend', 'my neighbo*', 'my boss'],
  ],
  self_harm: [
    'self-harm*',
    'self harm*',
    'selfharm*',
    'suicid*',
    'kill myself',
    'kill yourself',
    'anorexi*',
    'overdos*',
  ],
  violence: ['violen*', 'tortur*', 'gore', 'gory', 'murder*', 'rape*', 'rapist*', 'terroris*', 'cruelty', 'traffick*'],
  harassment: [
    ...['harass*', 'bully*', 'bullied', 'threat*', 'stalk*', 'hate', 'hateful', 'racis*', 'sexis*', 'homophob*'],
    ...['transphob*', 'slur', 'slurs', 'insult*', 'abuse', 'abusive', 'doxx*', 'doxed'],
  ],
  impersonation: ['impersonat*', 'pretend* to be', 'poses as', 'posing as', 'my name', 'my identity', 'fake account'],
  spam: [
    'spam*',
    'scam*',
    'advert*',
    'ad',
    'ads',
    'promot*',
    'phishing',
    'crypto',
    'affiliate',
    'copied',
    'plagiaris*',
  ],
};

/** Words that are unambiguous, unlike 'my kids saw this': enough to hide content before a review. */
const UNAMBIGUOUS_WORDS = [
  ...['childlike', 'a minor', 'is minor', 'minors', 'underage*', 'under age*', 'under-age*', 'under 18', 'below 18'],
  ...['under eighteen', 'younger than 18', 'preteen*', 'toddler*', 'schoolgirl*', 'schoolboy*', 'loli', 'lolis'],
  ...['lolicon', 'shota*', 'csam', 'csem', 'pedo*', 'paedo*', 'child abuse', 'abuse of children', 'child porn*'],
  ...[
    '(is|as|like|of|shows|depicts|sexualis\\p{L}*|sexualiz\\p{L}*) (an? )?(little |young |small )?(child|children|kid|kids)',
  ],
  ...['(is|as|like|of|shows|depicts) an? (teen|teenager|infant)'],
  ...['minderjährig*', '(ist|zeigt) ein kind', 'menor de edad', 'menores de edad', 'menor de idade', 'mineure?s?'],
  ...['minorenne', 'minorenni', 'несовершеннолетн*', 'это ребёнок', 'это ребенок'],
];

/** An age below eighteen. */
const CHILD_AGE = /(?<!\d)([1-9]|1[0-7])[ -]?(years?[ -]old|yrs?|y\/?o)\b/u;
/** Harmless uses of 'a minor'. */
const HARMLESS_MINOR =
  /\ba minor (bug|change|character|complaint|detail|error|flaw|issue|mistake|point|problem|thing|typo)/gu;

const patternOf = (signs: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${signs.map((sign) => sign.replace(/(?<!\})\*/, '\\p{L}*')).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
const patterns = Object.entries(CATEGORY_WORDS).map(
  ([category, signs]) => [category as ReportCategory, patternOf(signs)] as const,
);

const unambiguous = patternOf(UNAMBIGUOUS_WORDS);

const isCategory = (name: string): name is ReportCategory => (reportCategories as readonly string[]).includes(name);

const plainOf = (words: string) =>
  words.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(HARMLESS_MINOR, ' ');

/** Whether a report clearly concerns child safety: by its category, or by unambiguous words. */
export function isChildSafetyReport(chosen: string | undefined, words: string): boolean {
  if (chosen !== undefined && isCategory(chosen)) return chosen === 'child_safety';
  const plain = plainOf(words);
  return CHILD_AGE.test(plain) || unambiguous.test(plain);
}

/** The category of a report: the reporter's choice, or the most severe one that its words match. */
export function categoryOf(chosen: string | undefined, words: string): ReportCategory {
  if (chosen !== undefined && isCategory(chosen)) return chosen;
  const plain = plainOf(words);
  if (CHILD_AGE.test(plain)) return 'child_safety';
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}
