import nlp from 'compromise';
import { plainMarks } from '../prose.ts';

/** A word of a parsed text with what stands around it. */
export interface Term {
  /** As written, without marks. */
  text: string;
  lower: string;
  /** Marks and spaces before and after. */
  pre: string;
  post: string;
  tags: ReadonlySet<string>;
}

interface ParsedTerm {
  text: string;
  pre: string;
  post: string;
  tags?: Set<string> | undefined;
}

function parse(sentence: string): Term[] {
  const terms: Term[] = [];
  for (const { text, pre, post, tags } of nlp(plainMarks(sentence)).termList() as ParsedTerm[]) {
    const last = terms.at(-1);
    // A contraction comes with a second word that is not written but holds the space.
    if (text === '' && last) last.post += post;
    else terms.push({ text, lower: text.toLowerCase(), pre, post, tags: tags ?? new Set() });
  }
  return terms;
}

/** Sentences whose words are cached: reading a card asks for the same ones again and again, and each takes milliseconds. */
const CACHED = 500;
const parsed = new Map<string, Term[]>();

/** Parses a sentence into words with their parts of speech. */
export function termsOf(sentence: string): Term[] {
  const terms = parsed.get(sentence) ?? parse(sentence);
  parsed.delete(sentence);
  parsed.set(sentence, terms);
  if (parsed.size > CACHED) parsed.delete(parsed.keys().next().value ?? '');
  // Copies, for callers may change them.
  return terms.map((term) => ({ ...term }));
}

/** Writes words back as they stood. */
export function textOf(terms: Pick<Term, 'pre' | 'text' | 'post'>[]): string {
  return terms.map(({ pre, text, post }) => pre + text + post).join('');
}

const ADVERBS = new Set(
  (
    'also always never ever often rarely seldom sometimes still now once only just secretly quietly usually mostly even ' +
    'half really truly deeply simply not currently recently already barely hardly'
  ).split(' '),
);

/** Whether a word may stand between a subject and its verb. */
export function isAdverb({ lower, tags }: Term): boolean {
  return ADVERBS.has(lower) || ((tags.has('Adverb') || tags.has('Negative')) && !tags.has('Verb'));
}
