import type { Turn } from '@sirenade/server/ports/text';
import { plainMarks } from '../../prose.ts';
import { isSore } from '../memory-reading.ts';
import type { Entry } from './entry.ts';
import { isSameOne, namesByHer, namesOf } from './names-of.ts';
import { ofPerson } from './of-person.ts';
import { herSentences, theirSentences } from './record.ts';

/** Turns before these are known by what they told, as pinned things are. */
const PINNED = -100;
const SINGLE = new Set(['age', 'work', 'home']);
const JOKE = /^(?:jk|just kidding|kidding|only joking|just joking|joking|i'm joking)\b/i;

/** One who may be named in the next sentence. */
const ONE =
  /^(?:(?:yes|no|oh|well|ok|just|and),? )*(?:it's |its |she's |he's |with |I have |we have |I've got )?(?:an?|my|our) (?:[\p{L}-]+ )?([\p{L}-]{3,})$/iu;

/** 'I am named Mona and work as a cook' says two things. */
const JOINED = / and (?=(?:am|work|live|drive|play|have|teach|run|study|love|like|hate|come)\b)/g;

/** Adds an entry: it replaces what it contradicts, but nothing that was pinned. */
export function withEntry(entries: readonly Entry[], added: Entry): Entry[] {
  const isRival = (entry: Entry) =>
    entry.kind === added.kind &&
    (SINGLE.has(entry.kind) ||
      (entry.kind === 'name of' && isSameOne(entry.of, added.of) && entry.of === added.of) ||
      entry.text === added.text);
  if (added.turn !== PINNED && entries.some((entry) => isRival(entry) && entry.turn === PINNED)) return [...entries];
  return [...entries.filter((entry) => !isRival(entry)), added];
}

/** What one turn of a person tells of them and theirs; `before` is what they spoke of, `asked` her words before it. */
export function entriesIn(text: string, asked: string, before: string): Omit<Entry, 'turn'>[] {
  let found: Omit<Entry, 'turn'>[] = [];
  let earlier = before;
  let previous = '';
  const plain = plainMarks(text);
  for (const [at, sentence] of theirSentences(text).entries()) {
    // Only its first words answer what she asked.
    const isFirst = at === 0;
    if (JOKE.test(sentence)) {
      found = [];
      continue;
    }
    const isSad = isSore(sentence);
    const isAsking =
      /^(?:(?:so|and|ok|okay|wait|but|also|hey|lol|oh),? )*(?:what|what's|whats|who|how|where|when|which|do you|did you|can you|remember|remind)\b/i.test(
        sentence,
      );
    if (!isAsking && (!/\?\s*$/.test(sentence) || /\bmy\b/i.test(sentence))) {
      for (const { of, name, isTheirs, isPast } of namesOf(sentence, {
        asked: isFirst ? asked : '',
        before: `${earlier} ${plain}`,
      })) {
        const whose = isTheirs ? 'your' : 'the';
        found.push({
          kind: 'name of',
          of,
          value: name,
          text: `${whose} ${of} ${isPast ? 'was' : 'is'} called ${name}`,
          isSad,
        });
      }
    }
    const named = sentence.replace(/[\s.!]+$/, '').match(/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u)?.[0];
    const one = at === 0 ? undefined : previous.replace(/[\s.!]+$/, '').match(ONE)?.[1];
    // 'It's a tortoise. Gerald.'
    if (named !== undefined && one !== undefined && !found.some(({ value }) => value === named))
      found.push({
        kind: 'name of',
        of: one.toLowerCase(),
        value: named,
        text: `your ${one.toLowerCase()} is called ${named}`,
        isSad,
      });
    previous = sentence;
    if (!isAsking && !/\?\s*$/.test(sentence))
      for (const one of ofPerson(sentence, asked)) found.push({ ...one, of: 'you', isSad });
    earlier = `${earlier} ${sentence}`;
  }
  return found;
}

export type EntryReader = (text: string, asked: string, before: string) => Omit<Entry, 'turn'>[];

/** What is known of a person from what was pinned and from all their turns, later things instead of earlier ones. */
export function readLedger(turns: readonly Turn[], pinned: readonly string[], read: EntryReader = entriesIn): Entry[] {
  let entries: Entry[] = [];
  for (const sentence of pinned) {
    const parted = sentence.replace(JOINED, '. I ').replace(/; (?=my\b)/g, '. ');
    for (const entry of read(parted, '', '')) entries = withEntry(entries, { ...entry, turn: PINNED });
  }
  let asked = '';
  let before = '';
  let turn = 0;
  for (const { role, text } of turns) {
    if (role === 'siren') {
      const spoken = plainMarks(text);
      const others = namesByHer(herSentences(spoken), before.slice(-120));
      for (const { of, name, isPast } of others) {
        if (entries.some((entry) => entry.kind === 'name of' && entry.of === of)) continue;
        const words = `the ${of} ${isPast ? 'was' : 'is'} called ${name}`;
        entries.push({ kind: 'name of', of, value: name, text: words, turn, isSad: false, isHers: true });
      }
      asked = spoken.slice(-300);
      continue;
    }
    if (/^(?:lol |haha )?(?:jk|just kidding|just joking|kidding)\b/i.test(text.trim()))
      entries = entries.filter((entry) => entry.turn !== turn - 1);
    for (const entry of read(text, asked, before)) entries = withEntry(entries, { ...entry, turn });
    before = `${before} ${plainMarks(text)}`.slice(-500);
    turn++;
  }
  return entries;
}
