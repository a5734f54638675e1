import type { Turn } from '@sirenade/server/ports/text';
import { normalised, plainMarks, sentencesIn } from '../prose.ts';
import { type GivenMemory, readGiven } from './given-memory.ts';
import type { Entry } from './ledger/entry.ts';
import { readLedger } from './ledger/ledger.ts';
import { type Recorded, readRecord } from './ledger/record.ts';
import type { Memory, MemoryKind } from './memory.ts';
import { withMemory } from './memory-reading.ts';
import { recordSpoken, type SpokenRecord } from './spoken-record.ts';
import { makeTurnReader, type TurnReader } from './turn-reading.ts';
import type { NameAsked } from './user-name.ts';
import type { UserStatement } from './user-statement.ts';

/** A story as the engine knows it. */
export interface Story {
  /** What the person said last; empty where the siren has the word without being spoken to. */
  message: string;
  /** What the siren said before that. */
  lastReply: string;
  /** The words of that alone, between spaces; empty where there is none. */
  lastWords: string;
  /** All of the person's turns and all of hers, oldest first. */
  theirs: string[];
  hers: string[];
  /** The person's name, and whether it was known before the last message. */
  user: string | null;
  knewName: boolean;
  memories: Memory[];
  /** What the person told in whole sentences, the pinned among them, oldest first. */
  userStatements: UserStatement[];
  /** What is known of the person: age, work, home, the names of theirs. */
  ledger: Entry[];
  /** Every sentence before the last message, by whom. */
  record: Recorded[];
  /** Words of what she was asked never to mention. */
  shunned: ReadonlySet<string>;
  spokenLines: SpokenRecord;
}

/** Of what was told in the turns, so much is kept at hand; pinned things all are. */
const KEPT_TELLINGS = 60;

const ASKED_NAME =
  /\b(?:your (?:full |first |own |family |last |sur)?name|call you|who are you|and you are|who am i (?:talking|speaking) (?:to|with)|who(?:'s| is| goes) (?:this|that|there|asking|it|calling)|(?:got|have) a name|whom do i|what name|name\?|which name|named\?|introduce yourself|who might you be|who(?:'ve| have) i)/i;
const ASKED_OTHER =
  /\b(?:(?:her|his|its|their|the|\w+'s) name|(?:is|was) (?:she|he|it) called|who(?:'s| is| was| were| did|'d)?\b|which of|whose|whom)/i;

/** Whose name her last words asked for. */
function nameAsked(reply: string): NameAsked {
  const plain = plainMarks(reply);
  const question = plainMarks(lastQuestion(reply) ?? '');
  if (
    ASKED_NAME.test(question) ||
    /\b(?:your (?:family |last |full )?name|what do I call you|what should I call you|who you are)\b/i.test(plain)
  )
    return 'theirs';
  return ASKED_OTHER.test(question) ? 'other' : 'none';
}

/** Takes turns by the same speaker in a row as one. */
function joined(turns: Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const { role, text } of turns) {
    const last = result.at(-1);
    if (last?.role === role) last.text += `\n${text}`;
    else result.push({ role, text });
  }
  return result;
}

/** The last question in a text, or null. */
export function lastQuestion(text: string): string | null {
  return sentencesIn(text).findLast((sentence) => /\?["”’)]*$/.test(sentence)) ?? null;
}

/** Without whoever a sad sentence speaks of. */
function without(memories: Memory[], restated: { kind: MemoryKind; text: string }[]): Memory[] {
  const about = restated.filter(({ kind }) => kind === 'person' || kind === 'animal');
  const head = (text: string) => normalised(text).split(' ').slice(0, 2).join(' ');
  return memories.filter(
    ({ kind, text }) => !about.some((gone) => gone.kind === kind && head(gone.text) === head(text)),
  );
}

/** Reads the turns of a story into what was told, by whom, and what the last message answers. */
export function readStory(
  turns: Turn[],
  reader: TurnReader = makeTurnReader(),
  givenMemory: GivenMemory = readGiven(undefined, ''),
): Story {
  const all = joined(turns.filter(({ text }) => text.trim() !== ''));
  let user = givenMemory.pinnedName ?? givenMemory.name;
  let knewName = user !== null;
  let { memories } = givenMemory;
  const userStatements: UserStatement[] = [];
  let asked = '';
  let turn = 0;
  for (const { role, text } of all) {
    if (role === 'siren') {
      asked = text;
      continue;
    }
    const { name: names, sentences } = reader.theirs(text);
    const name = names[nameAsked(asked)];
    knewName = user !== null;
    const isHers =
      name !== null &&
      'name' in name &&
      givenMemory.sirenNames.some((one) => one.toLowerCase() === name.name.toLowerCase());
    if (name && 'name' in name && givenMemory.pinnedName === null && !isHers) {
      knewName = user === name.name;
      user = name.name;
    }
    if (name && 'denied' in name && user?.startsWith(name.denied)) user = null;
    for (const { isSad, memories: things, statement: userStatement } of sentences) {
      if (userStatement !== null) userStatements.push({ text: userStatement, turn, isPinned: false, isSad });
      // Sad things are not brought up lightly later, nor is whoever they happened to.
      if (isSad) memories = without(memories, things);
      for (const { kind, text: thing } of things) {
        if (isSad && (kind === 'person' || kind === 'animal')) continue;
        memories = withMemory(memories, { kind, text: thing, turn });
      }
    }
    turn++;
  }
  const last = all.at(-1);
  const hers = all.filter(({ role }) => role === 'siren').map(({ text }) => text);
  return {
    message: last?.role === 'user' ? last.text : '',
    lastReply: hers.at(-1) ?? '',
    lastWords: hers.length === 0 ? '' : ` ${normalised(hers.at(-1) ?? '')} `,
    theirs: all.filter(({ role }) => role === 'user').map(({ text }) => text),
    hers,
    user,
    knewName,
    memories,
    userStatements: [...givenMemory.userStatements, ...userStatements.slice(-KEPT_TELLINGS)],
    ledger: readLedger(all, givenMemory.own, reader.entries),
    record: readRecord(all.slice(0, last?.role === 'user' ? -1 : undefined), reader.spoken, givenMemory.own),
    shunned: givenMemory.shunned,
    spokenLines: recordSpoken(hers, reader.hers),
  };
}

/** The things of one kind that were told, the latest first. */
export function memoriesOf({ memories }: Pick<Story, 'memories'>, kind: MemoryKind): Memory[] {
  return memories.filter((memory) => memory.kind === kind).reverse();
}
