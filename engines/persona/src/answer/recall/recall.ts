import { asSentence } from '../../language/told-back.ts';
import { capitalised, countWords } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Entry } from '../../story/ledger/entry.ts';
import { isSameOne, nameWithin, oneOf, sameAs } from '../../story/ledger/names-of.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import type { Answer, Answerer } from '../answer.ts';
import { pickOwn } from '../choose.ts';
import { spoken } from '../speech.ts';
import { type Asked, type AskedLine, recallsIn } from './asked.ts';
import { clip, findLine, findLines, isInstruction } from './find-line.ts';
import { askedAgain, doesKnow, namedOne, neverTold, notFound, saidAgain } from './recall.data.ts';
import { cut, saidBefore, sayAgain, sayBack, whoTheyAre } from './say.ts';
import { summaryOf } from './summary.ts';

/** What is missing where it was never told, and how she asks for it. */
const ASKS: Record<string, [string, string]> = {
  who: ['your name', 'What is it?'],
  work: ['what you do', 'What’s your work?'],
  home: ['where you’re from', 'Where is that?'],
  age: ['how old you are', 'How old are you?'],
  allergy: ['of an allergy', 'What is it you can’t have?'],
  like: ['what you like', 'What do you like?'],
  dislike: ['what you can’t stand', 'What is it?'],
};

/** Words by which a sentence on the same is found. */
const KEYS: Partial<Record<Asked['kind'], string[]>> = {
  work: ['work', 'shift', 'office'],
  home: ['live', 'born'],
  allergy: ['allergy'],
};
/** 'What was her name, do you still know?' asks once. */
const TAG = /^(?:do|did) you (?:still |even )*(?:know|remember|listen|recall)\W*$/i;
const FROM = /\b(?:from|in|near) \p{Lu}\p{Ll}+/u;

const lineAsked = (asked: Partial<AskedLine>): AskedLine => ({
  kind: 'line',
  by: null,
  sought: null,
  keys: new Set(),
  isSure: true,
  isPolar: false,
  ...asked,
});

function admit(moment: Moment, thing: string, ask: string): Answer {
  const question = moment.story.spokenLines.has(ask) ? (pickOwn(moment, askedAgain) ?? '') : ask;
  const text = pickOwn(moment, neverTold, { thing, Thing: capitalised(thing), ask: question });
  return { says: [(text ?? `You still haven’t told me ${thing}. ${question}`).trim()], isCertain: true };
}

/** A sentence of the story said again: told back where the person said it. */
const sayLine = (moment: Moment, line: Recorded, asked: AskedLine, isFirst = true): string =>
  line.by === 'user' ? sayBack(moment, { ...line, text: clip(line.text, asked) }) : sayAgain(moment, line, isFirst);

/** What she told them to do, in her own words and order: from the last turns of hers that told anything. */
function instructions(moment: Moment): string | null {
  const isOne = ({ by, text }: Recorded) => by === 'siren' && isInstruction(text) && countWords(text) > 2;
  const lines = moment.story.record.filter(isOne);
  const last = lines.at(-1)?.turn ?? 0;
  const near = lines.filter(({ turn }) => turn >= last - 2).slice(moment.size === 'short' ? -2 : -3);
  const text = near.map((line) => cut(line.text, 18)).join(' ');
  return text === '' ? null : (pickOwn(moment, saidAgain, { line: text }) ?? text);
}

function nameOf(moment: Moment, asked: Extract<Asked, { kind: 'name of' }>): Answer | null {
  const { ledger, record, user } = moment.story;
  const of = oneOf(asked.of);
  const names = ledger.filter(({ kind }) => kind === 'name of');
  const entry = names.findLast((one) => one.of === of) ?? names.findLast((one) => isSameOne(one.of, of));
  if (entry) {
    const whose = asked.isTheirs || entry.text.startsWith('your') ? 'your' : 'the';
    const is = entry.text.includes(' was called ') ? 'was' : 'is';
    const text = pickOwn(moment, namedOne, { name: entry.value, whose, Whose: capitalised(whose), of, is });
    return { says: [text ?? saidBefore(moment, `${entry.value}.`)] };
  }
  const others = [user ?? '', ...moment.reading.name.split(' ')];
  const keys = new Set(sameAs(of).flatMap((one) => [one.replace(/(?:es|e|s)$/, '').slice(0, 7), one.slice(0, 7)]));
  const sought = lineAsked({ sought: 'name', keys });
  for (const line of findLines(record, sought)) {
    const name = nameWithin(line.text, others);
    if (name !== null) return { says: [`${name}.`, sayLine(moment, line, sought)] };
  }
  return asked.isTheirs ? admit(moment, `your ${of}’s name`, 'What is it?') : null;
}

function lineOf(moment: Moment, asked: AskedLine, isFirst: boolean): Answer | null {
  const restated = asked.sought === 'advice' && asked.isSure ? instructions(moment) : null;
  if (restated !== null) return { says: [restated] };
  const line = findLine(moment.story.record, asked);
  if (line === null) {
    const promised = asked.sought === 'promise' ? instructions(moment) : null;
    return promised === null ? null : { says: [promised] };
  }
  const text = sayLine(moment, line, asked, isFirst);
  return { says: [asked.isPolar ? `Yes. ${text}` : text] };
}

/** Age, work, home and likes: what is known, else a sentence of theirs that comes near. */
function entryOf(moment: Moment, kind: Entry['kind']): Answer | null {
  const { ledger, record } = moment.story;
  const entry = ledger.findLast((one) => one.kind === kind);
  if (entry) return { says: [saidBefore(moment, spoken(asSentence(entry.text), moment.reading))] };
  const sought = kind === 'home' ? 'place' : kind === 'age' ? 'number' : null;
  const asked = lineAsked({ by: 'user', sought, keys: new Set(KEYS[kind] ?? []) });
  const theirs = record.filter(({ by, isQuestion }) => by === 'user' && !isQuestion);
  const line = findLine(theirs, asked) ?? (kind === 'home' ? theirs.find(({ text }) => FROM.test(text)) : undefined);
  return line ? { says: [sayLine(moment, line, asked)] } : null;
}

function answerOne(moment: Moment, asked: Asked, isFirst: boolean): Answer | null {
  if (asked.kind === 'line') return lineOf(moment, asked, isFirst);
  if (asked.kind === 'name of') return nameOf(moment, asked);
  if (asked.kind === 'summary') return summaryOf(moment, asked.isOfPerson);
  const [thing = '', ask = ''] = ASKS[asked.kind] ?? [];
  if (asked.kind !== 'who') return entryOf(moment, asked.kind) ?? admit(moment, thing, ask);
  const text = whoTheyAre(moment);
  if (text === null) return admit(moment, thing, ask);
  return { says: [saidBefore(moment, text)], more: summaryOf(moment, true, false)?.says.slice(1, 4) ?? [] };
}

/** Answers what she is asked to remember: of the person, and of what either of the two said. */
export const recall: Answerer = (act, moment, acts): Answer | null => {
  const asked = recallsIn(act);
  const isTag = TAG.test(act.text) && acts.some((other) => other !== act && recallsIn(other).length > 0);
  if (isTag) return { says: [pickOwn(moment, doesKnow) ?? 'I do.'], isCertain: true };
  if (asked.length === 0) return null;
  const isFirst = acts.find((other) => recallsIn(other).length > 0) === act;
  const answers = asked.flatMap((one, at) => answerOne(moment, one, isFirst && at === 0) ?? []);
  if (answers.length === 0) return null;
  // One admission is enough, whatever else is missing.
  const missing = answers.findIndex(({ isCertain }) => isCertain);
  const stored = answers.filter(({ isCertain }, at) => !isCertain || at === missing);
  return {
    says: stored.flatMap(({ says }) => says),
    isCertain: true,
    more: stored.flatMap(({ more = [] }) => more),
  };
};

/** Admits that what she is asked to remember was not said; behind every other way to answer. */
export const notRecalled: Answerer = (act, moment): Answer | null => {
  const missing = recallsIn(act).find((asked) => (asked.kind === 'line' || asked.kind === 'name of') && asked.isSure);
  if (!missing || (missing.kind === 'line' && (missing.by === 'siren' || missing.keys.size === 0))) return null;
  return { says: [pickOwn(moment, notFound) ?? 'I don’t think you told me that.'], isAdmission: true };
};
