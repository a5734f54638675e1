/**
 * The word lists and phrases of a language. Phrases are words with a space between; `a|b` either, `a?` or not,
 * `a*` any word beginning so, `_` any word or none, `{name}` one of this language's own alternatives,
 * `#` a number below 18, `#18` eighteen, `#th` and `#18th` their ordinals, `#year` a year of birth that makes
 * a minor. An apostrophe parts words: `she s`. Plain lists are words with space or line breaks between.
 */
export interface Language {
  code: string;
  /** One to nineteen in words. */
  numbers: Record<string, number>;
  ordinals: Record<string, number>;
  /** Words of twenty and more, and what joins them to a smaller one: 'twenty five', 'treinta y cinco'. */
  tens: string;
  joiners: string;
  names: Record<string, string>;
  /** Phrases that name an age regardless of the next word. */
  certainAges: string[];
  /** Phrases that name an age unless a thing is counted: 'she is 15', not 'she is 15 minutes late'. */
  likelyAges: string[];
  /** Phrases that name an age only where nothing follows that could be counted: 'just 15, …'. */
  bareAges: string[];
  /** Phrases that set an age in a person's past. */
  pastAges: string[];
  /** Phrases that say under 18 without a smaller number. */
  almostAdult: string[];
  /** Units: a number before one of them is a count or a measure. */
  units: string;
  /** Words that may follow an age: 'she is 15 and…'. */
  afterAge: string;
  /** Things that have an age and are not people: 'a twelve-year-old whisky'. */
  agedThings: string;
  /** Things that have a number but no age: 'the score is 15'. */
  things: string;
  /** Relatives and others in whose lives people's children appear. */
  kin: string;
  /** Words before a relative which show that a siren has one rather than is one: 'her', 'mother of'. */
  possessives: string;
  /** Words by which the reader or a role is made the relative: 'you are my…'. */
  roles: string[];
  /** Words that set what they belong to in the past: 'as a', 'when I was a'. */
  pastWords: string[];
  /** Words for a person under 18. */
  minors: string[];
  /** Places where children are: harmful only in a sexual sentence. */
  childPlaces: string[];
  /** Descriptions of a person as childlike. */
  childlike: string[];
  /** Children, as plain words; harmful only as the object of something sexual. */
  children: string;
  /** Words that link an act to its object ('with', 'to'), and determiners that may stand before the object. */
  links: string;
  determiners: string;
  /** Acts that are harmful if a child does them, and the adults who may do them in a harmless sentence: 'we', 'our'. */
  childActs: string[];
  grownUps: string;
  /** Phrases that look like a hit and are none: 'like a teenager', 'nobody under 18'. */
  innocent: string[];
  sexual: string[];
  romantic: string[];
  /** Phrases with such words that mean something else. */
  notIntimate: string[];
  /** Adult partners: an intimate phrase in a sentence with one is about them. */
  partners: string;
  /** Third persons whom an intimate phrase may be about instead. */
  others: string;
  nonConsent: string[];
  /** Refused in a sexual context only. */
  withoutConsent: string[];
  selfHarm: string[];
  bestiality: string[];
  trafficking: string[];
  /** Around a name: 'looks like …', and behind it: '… lookalike'. */
  likeness: string[];
}

/** Numbers from one on, as a language counts. */
export const counted = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
