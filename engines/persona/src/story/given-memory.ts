import type { StoryMemory } from '@sirenade/server/ports/text';
import { namesOf, type Pronoun, toFirstPerson } from '../language/first-person.ts';
import { asSentence, toldBack } from '../language/told-back.ts';
import { plainMarks, sentencesIn } from '../prose.ts';
import type { Memory, MemoryKind } from './memory.ts';
import { isSore, memoriesIn, withMemory } from './memory-reading.ts';
import { nameIn } from './user-name.ts';
import { keysOf, type UserStatement } from './user-statement.ts';

/** What is known before the first turn is read. */
export interface GivenMemory {
  /** The person's name as they pinned it, which holds, and as the summary has it. */
  pinnedName: string | null;
  name: string | null;
  memories: Memory[];
  userStatements: UserStatement[];
  /** Things about her that the person pinned, as she says them. */
  hers: string[];
  /** What is about the person, as they would say it. */
  own: string[];
  /** Words of what she was asked never to mention. */
  shunned: Set<string>;
  sirenNames: string[];
}

/** Told long ago, so that it may come back at once. */
const BEFORE = -100;
const ASKED =
  /^(?:please )?(?:always )?(?:remember|don't forget|do not forget|note|keep in mind|know)(?: that)?[:,]? /i;
const SHUN =
  /^(?:please )?(?:never|don't|do not|avoid|stop|no)(?: ever)? (?:mention(?:ing)?|talk(?:ing)? about|bring(?:ing)? up|speak(?:ing)? (?:of|about)|ask(?:ing)?(?: me)? about) (.+)/i;
const NAME = "(\\p{Lu}[\\p{L}'-]{0,19}(?: \\p{Lu}[\\p{L}'-]{1,19})?)";
const NAMED = [
  new RegExp(
    `(?:^|\\b)(?:[Tt]he )?(?:[Uu]ser|[Pp]erson|[Hh]is|[Hh]er|[Tt]heir)(?:'s)?(?: full| first)? name is ${NAME}`,
    'u',
  ),
  new RegExp(`^(?:[Tt]he )?(?:[Uu]ser|[Pp]erson)(?: talking with [^.]*?)? is (?:called|named) ${NAME}`, 'u'),
  new RegExp(`^(?:[Mm]y |[Uu]ser )?[Nn]ame ?[:=] ?${NAME}`, 'u'),
  new RegExp(`^${NAME} is (?:my name|what (?:I am|I'm) called)`, 'u'),
  new RegExp(`\\b(?:talking with \\S+) is called ${NAME}`, 'u'),
];

function nameOf(sentence: string): string | null {
  const plain = plainMarks(sentence);
  const third = NAMED.map((form) => plain.match(form)?.[1]).find((name) => name !== undefined);
  if (third !== undefined) return third;
  const own = nameIn(sentence, false);
  return own && 'name' in own ? own.name : null;
}

/** 'The user is allergic to nuts' as the person would say it; null where it is not about them. */
function asTheirs(sentence: string, name: string | null): string | null {
  const plain = plainMarks(sentence);
  const alias = name === null ? '' : `|${namesOf(name).join('|')}`;
  const subject = plain.match(new RegExp(`^(?:the user|user|the person|they${alias})(?='s|\\b)`, 'i'))?.[0];
  if (subject === undefined) return null;
  const pronoun: Pronoun = /\b(?:she|her)\b/i.test(plain) ? 'she' : /\b(?:he|his|him)\b/i.test(plain) ? 'he' : 'they';
  if (/^they$/i.test(subject)) return toFirstPerson(plain, { name: '', pronoun: 'they' });
  return toFirstPerson(plain.replaceAll(subject, 'Xyra'), { name: 'Xyra', pronoun });
}

/** What an embedded summary says in its own way. */
const LISTS: [MemoryKind, RegExp][] = [
  ['place', /^.+? has ties to (.+)$/],
  ['work', /^About their work they said: (.+)$/],
  ['person', /^They spoke of (.+)$/],
  ['animal', /^They have told of (.+)$/],
  ['plan', /^Planned: (.+)$/],
];

const inList = (text: string) => text.replace(/\.$/, '').split(/, | and (?=their |your )/);

interface Reader {
  memory: GivenMemory;
  isPinned: boolean;
  sirenNames: string[];
}

function keep({ memory: givenMemory, isPinned }: Reader, sentence: string): void {
  givenMemory.own.push(sentence);
  for (const { kind, text } of memoriesIn(sentence)) {
    const isHurt = isSore(sentence) && (kind === 'person' || kind === 'animal');
    if (kind !== 'feeling' && !isHurt)
      givenMemory.memories = withMemory(givenMemory.memories, { kind, text, turn: BEFORE, isPinned });
  }
}

function tell({ memory: givenMemory, isPinned }: Reader, text: string | null, isSad: boolean): void {
  if (text !== null) givenMemory.userStatements.push({ text, turn: BEFORE, isPinned, isSad });
}

/** One sentence that the person said or wrote down. */
function readOwn(reader: Reader, sentence: string): void {
  const { memory: givenMemory } = reader;
  const plain = plainMarks(sentence).trim().replace(ASKED, '');
  const shun = plain.match(SHUN)?.[1];
  if (shun !== undefined) {
    for (const key of keysOf(shun)) givenMemory.shunned.add(key);
    return;
  }
  const name = nameOf(plain);
  if (name !== null) {
    if (reader.isPinned) givenMemory.pinnedName = name;
    givenMemory.name = name;
    if (plain.split(/\s+/).length <= 6) return;
  }
  const her = reader.sirenNames.find((part) => plain.startsWith(`${part} `) || plain.startsWith(`${part}'s `));
  const ofHer = /^you(?:r|'re|'ve)?\b/i.test(plain);
  const restated = her === undefined ? toldBack(asTheirs(plain, givenMemory.name) ?? plain, true) : null;
  if (ofHer && restated !== null && !/\b(?:user|they|he|she)\b/i.test(restated))
    givenMemory.hers.push(asSentence(restated));
  if (!ofHer && her === undefined) keep(reader, asTheirs(plain, givenMemory.name) ?? plain);
  const isPlain = restated !== null && /\b(?:you|your|I|my|me|we|us|our)\b/i.test(restated);
  const quoted = `“${sentence.trim().replace(/[.“”"]+/g, '')}”`;
  tell(reader, isPlain ? restated : reader.isPinned ? quoted : null, isSore(plain));
}

/** One sentence of a summary: in the third person, or quoting the person. */
function readSummed(reader: Reader, sentence: string): void {
  const { memory: givenMemory } = reader;
  const name = nameOf(sentence);
  givenMemory.name = name ?? givenMemory.name;
  for (const [kind, form] of LISTS) {
    const list = plainMarks(sentence).match(form)?.[1];
    if (list === undefined) continue;
    for (const item of inList(list)) {
      const text = item.replace(/\btheir\b/g, 'your');
      givenMemory.memories = withMemory(givenMemory.memories, { kind, text, turn: BEFORE, isPinned: false });
    }
    return;
  }
  if (/^They (?:talked|said they felt|spoke)/.test(sentence)) return;
  if (name !== null && sentence.split(/\s+/).length <= 8) return;
  const theirs = asTheirs(sentence, givenMemory.name);
  if (theirs === null) return;
  keep(reader, theirs);
  tell(reader, toldBack(theirs, true), isSore(sentence));
}

/** The sentences of a summary; what quotes the person is one, however much it quotes. */
export function summedSentences(summary: string): string[] {
  return summary
    .split(/(?<=[.!?…])\s+(?=[^“\s])|(?<=”)\s+(?=[^“\s])/)
    .flatMap((part) => (part.includes('“') ? [part.trim()] : sentencesIn(part)));
}

/** Reads what is remembered of a story beside its turns. */
export function readGiven(memory: StoryMemory | undefined, sirenName: string): GivenMemory {
  const sirenNames = namesOf(sirenName);
  const givenMemory: GivenMemory = {
    pinnedName: null,
    name: null,
    memories: [],
    userStatements: [],
    hers: [],
    own: [],
    shunned: new Set(),
    sirenNames,
  };
  if (!memory) return givenMemory;
  const summed: Reader = { memory: givenMemory, isPinned: false, sirenNames };
  for (const sentence of summedSentences(memory.summary)) {
    // What the person said stands in quotation marks; the rest is about them.
    const quotes = [...sentence.matchAll(/“([^“”]+)”/g)].flatMap(([, quoted = '']) => sentencesIn(quoted));
    if (quotes.length === 0) readSummed(summed, sentence);
    for (const quote of quotes) readOwn(summed, quote);
  }
  const pinned: Reader = { memory: givenMemory, isPinned: true, sirenNames };
  for (const fact of memory.facts) for (const sentence of sentencesIn(fact)) readOwn(pinned, sentence);
  return givenMemory;
}
