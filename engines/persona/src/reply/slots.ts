import { articleFor, capitalised, tidied } from '../prose.ts';
import type { Topic } from '../story/topic.ts';

/** What may stand in the braces of a line. */
export interface Slots {
  name?: string | undefined;
  fullname?: string | undefined;
  user?: string | undefined;
  /** What she calls the person; {pet} takes the name now and then where it can. */
  pet?: string | undefined;
  topic?: Topic | undefined;
  answer?: string | undefined;
  /** A whole sentence as an answer: only after a mark or in quotes. */
  clause?: string | undefined;
  age?: string | undefined;
  like?: string | undefined;
  dislike?: string | undefined;
  place?: string | undefined;
  work?: string | undefined;
  person?: string | undefined;
  animal?: string | undefined;
  plan?: string | undefined;
  /** Something told in whole, which may be a quotation: only after a mark or at the beginning. */
  telling?: string | undefined;
  /** What the person said first of all. */
  first?: string | undefined;
  /** What a sum comes to. */
  sum?: string | undefined;
  /** What a secret of hers is about. */
  theme?: string | undefined;
}

/** Shows where something was filled in while sentences are put right; never part of a text. */
const FILLED = '\uE000';
const DETERMINED = /^(?:the|an?|your|my|his|her|their|our|some|any|no|this|that)\b/i;
const SINGULAR_AFTER =
  /^ (?:is|isn|was|wasn|has|hasn|does|doesn|sounds|seems|looks|feels|makes|says|goes|comes|wants|needs|takes|deserves)\b/;
const SINGULAR_BEFORE = /\b(?:is|was|does|has|isn['’]t|wasn['’]t) $/i;

function topicFor({ text, isPlural }: Topic, before: string, after: string): string | null {
  // A verb that fits one thing only would show that the line was written before.
  if (
    isPlural &&
    (SINGULAR_AFTER.test(after) || SINGULAR_BEFORE.test(before) || /\b(?:is it|it is|it’s)\b/i.test(after))
  )
    return null;
  return text;
}

function valueFor(slot: string, slots: Slots, before: string, after: string): string | null {
  if (slot === 'topic' || slot === 'Topic') return slots.topic ? topicFor(slots.topic, before, after) : null;
  if (slot === 'answer' && slots.answer === undefined) {
    return /(?:[:–—(] ?|[‘“"'])$/.test(before) ? (slots.clause ?? null) : null;
  }
  const value = (slots as Record<string, string | undefined>)[slot.toLowerCase()];
  return value === undefined || value === '' ? null : value;
}

/** Fills the slots of a line; null where one is unknown or would not fit its place. */
export function filled(line: string, slots: Slots): string | null {
  let isWhole = true;
  const text = line.replace(
    /(\b(?:[Aa]n?|[Tt]he|[Yy]our|[Mm]y|[Tt]hat|[Tt]his) )?\{(\w+)\}/g,
    (match, article: string = '', slot: string, at: number) => {
      const value = valueFor(slot, slots, line.slice(0, at) + article, line.slice(at + match.length));
      if (value === null || (article !== '' && DETERMINED.test(value))) {
        isWhole = false;
        return '';
      }
      const isIndefinite = /^an? $/i.test(article);
      const before = isIndefinite
        ? `${article[0] === 'A' ? capitalised(articleFor(value)) : articleFor(value)} `
        : article;
      return before + FILLED + (/^[A-Z]/.test(slot) ? capitalised(value) : value);
    },
  );
  if (!isWhole) return null;
  const started = text.replace(
    /(^|[.!?…]["”’)]* +|^\*)\uE000(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return tidied(started.replaceAll(FILLED, ''));
}

/** The slots a line needs. */
export function slotsIn(line: string): string[] {
  return [...line.matchAll(/\{(\w+)\}/g)].map((match) => (match[1] ?? '').toLowerCase());
}
