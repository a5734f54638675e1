import { type Term, termsOf } from '../language/terms.ts';
import { articleFor } from '../prose.ts';
import type { Fact } from './facts.ts';

/** Nouns that say nothing, or too much. */
const NO_THEME = new Set(
  (
    'thing things way time times day days night nights year years life people person man men woman women someone anyone ' +
    'everyone something anything nothing body front part rest one reason death murder blood sex affair lot kind light dark'
  ).split(' '),
);

const isThing = ({ tags, lower }: Term) =>
  tags.has('Noun') &&
  !['Pronoun', 'ProperNoun', 'Possessive', 'Date', 'Value', 'Verb'].some((tag) => tags.has(tag)) &&
  /^[a-z]{3,}$/.test(lower) &&
  !NO_THEME.has(lower);

/** Whether a noun is the last word of what it names: 'love' in 'love notes' is not. */
function isLast(terms: Term[], at: number): boolean {
  const next = terms[at + 1];
  const joins = [
    'Preposition',
    'Conjunction',
    'Pronoun',
    'Determiner',
    'Auxiliary',
    'Copula',
    'Adverb',
    'QuestionWord',
  ];
  return !next || /\S/.test(terms[at]?.post ?? '') || joins.some((tag) => next.tags.has(tag));
}

/** The first thing that a sentence speaks of. */
function themeIn(text: string): string | null {
  const terms = termsOf(text);
  const thing = terms.find((term, at) => isThing(term) && isLast(terms, at));
  if (!thing) return null;
  const isBare = thing.tags.has('Plural') || thing.tags.has('Uncountable');
  return isBare ? thing.lower : `${articleFor(thing.lower)} ${thing.lower}`;
}

/** What secrets are about, each a thing and no more. */
export function themesOf(secrets: Fact[]): string[] {
  return [...new Set(secrets.map(({ text }) => themeIn(text)).filter((theme) => theme !== null))];
}
