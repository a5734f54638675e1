import { asSentence } from '../../language/told-back.ts';
import { TOLD_CHANCE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { capitalised, countWords, normalised, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { type Clause, clausesOf } from '../../story/ledger/clauses.ts';
import { kindsOfThing, kindWords } from '../../story/ledger/concepts.data.ts';
import { meets } from '../../story/ledger/concepts.ts';
import type { Entry, EntryKind } from '../../story/ledger/entry.ts';
import { isSameOne, knownOnes, nameWithin, oneOf, sameAs } from '../../story/ledger/names-of.ts';
import type { Answer, Answerer } from '../answer.ts';
import { pickOwn } from '../choose.ts';
import { spoken } from '../speech.ts';
import { type Ask, asksIn } from './asks.ts';
import { WHOLE_CUE } from './cues.ts';
import { answersTo, type Found } from './find.ts';
import { instructions } from './instructions.ts';
import { matchedTelling, tellingChances } from './matched.ts';
import { askedAgain, doesKnow, namedOne, neverTold, notFound, notThat } from './recall.data.ts';
import { saidBefore, sayAgain, whoTheyAre } from './say.ts';
import { holds, isStrict } from './sought.ts';
import { summaryOf } from './summary.ts';
import { tellBack } from './tell.ts';

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

/** 'What was her name, do you still know?' asks once. */
const TAG = /^(?:do|did) you (?:still |even )*(?:know|remember|listen|recall)\W*$/i;
const ASKS_WHETHER = /^(?:(?:so|and|wait|but|sorry|hey|oh|or),? )*(?:did|have|had) I\b/i;
/** Says that it was said before, so that she may admit that it was not. */
const OF_BEFORE =
  /\b(?:say|said|tell|told|mention\w*|remember|recall|remind|listen\w*|test|quiz|forg[eo]t\w*|again|order\w*|name)\b/i;
const LAST_WORDS = /\bwhat (?:did I|have I|I) (?:just |even )?(?:say|said)(?: just now)?\W*$/i;
/** Bids her answer, and says nothing of what. */
const BARE_BID =
  /^(?:(?:now|so|ok|okay|go on|please|well|come on|then|and|but),? )*(?:tell me|say it|go on|answer me|quick(?:ly)?|be honest|no cheating|don't cheat|come on)(?: (?:now|then|please|honestly))?\W*$/i;
/** Two clauses that answer nearly as well are both told. */
const TIE = 0.12;
/** The whole turn is told where several things of it are asked for and it has no more words. */
const LONGEST_TURN = 30;

/** What one question of the message gets. */
type Result =
  | { kind: 'clauses'; clauses: Clause[]; before: string }
  | { kind: 'text'; says: string[]; more?: string[] }
  | { kind: 'missing'; says: string[] };

interface Plan {
  first: Act;
  /** Nothing of what is asked for was found. */
  isMissing: boolean;
  /** Which sentences of the record answer, where only clauses of the person do. */
  sentences: number[];
  covered: ReadonlySet<Act>;
  answer: Answer;
}

function admitted(moment: Moment, thing: string, ask: string): Result {
  const question = moment.story.spokenLines.has(ask) ? (pickOwn(moment, askedAgain) ?? '') : ask;
  const text = pickOwn(moment, neverTold, { thing, Thing: capitalised(thing), ask: question });
  return { kind: 'missing', says: [(text ?? `You still haven’t told me ${thing}. ${question}`).trim()] };
}

/** The name that is known for one of theirs: by its noun, or by the kind of it. */
function namedEntry({ story }: Moment, of: string, isTheirs: boolean): Entry | undefined {
  const all = story.ledger.filter(({ kind }) => kind === 'name of');
  const theirs = all.filter(({ isHers }) => !isHers);
  const names = isTheirs && theirs.some((one) => isSameOne(one.of, of)) ? theirs : all;
  const kind = Object.hasOwn(kindWords, of) ? kindsOfThing[kindWords[of] ?? ''] : undefined;
  return (
    names.findLast((one) => one.of === of) ??
    names.findLast((one) => isSameOne(one.of, of)) ??
    (of === 'one' ? names.findLast((one) => isSameOne(one.of, 'little one')) : undefined) ??
    (kind === undefined ? undefined : theirs.findLast((one) => kind.test(one.of)))
  );
}

/** The name in a sentence on whoever is meant: 'His name is Alfio.' after one on a fish. */
function namedIn(moment: Moment, ask: Ask): Result | null {
  const others = [moment.story.user ?? '', ...moment.reading.name.split(' ')];
  const clauses = clausesOf(moment.story.record);
  for (const { clause } of answersTo(
    clauses,
    { ...ask, isSure: ask.isSure || ask.isTheirs },
    moment.near.clauses[ask.act],
  )) {
    const around = `${clause.text} ${clause.contextText}`.toLowerCase();
    // A son's name is no answer to what the daughter is called.
    const of = oneOf(ask.of);
    if (knownOnes.includes(of) && !sameAs(of).some((one) => around.includes(one))) continue;
    const name = nameWithin(clause.text, others);
    if (name === null) continue;
    return clause.by === 'siren'
      ? { kind: 'text', says: [`${name}.`] }
      : { kind: 'clauses', clauses: [clause], before: '' };
  }
  return null;
}

function nameOf(moment: Moment, ask: Ask): Result | null {
  const of = oneOf(ask.of);
  const entry = namedEntry(moment, of, ask.isTheirs);
  if (!entry) return namedIn(moment, ask);
  if (ask.isItem || of === 'one') return { kind: 'text', says: [`${entry.value}.`] };
  const whose = ask.isTheirs || entry.text.startsWith('your') ? 'your' : 'the';
  const is = entry.text.includes(' was called ') ? 'was' : 'is';
  const text = pickOwn(moment, namedOne, { name: entry.value, whose, Whose: capitalised(whose), of, is });
  return { kind: 'text', says: [text ?? saidBefore(moment, `${entry.value}.`)] };
}

/** Whether the card comes nearer to a question than what was told. */
function isOfCard({ near }: Moment, ask: Ask, best: Found): boolean {
  if (ask.isSure || /\b(?:I|my|mine|me)\b/i.test(ask.text)) return false;
  return Math.max(0, ...(near.acts[ask.act] ?? [])) > Math.max(best.near - 0.05, 0.3);
}

/** Yes or no to 'did I say she's a nurse?', 'did I tell you why?'; nothing to other questions. */
function confirmed(moment: Moment, ask: Ask, chosen: readonly Clause[]): string {
  if (!ASKS_WHETHER.test(ask.text)) return '';
  const known = chosen.flatMap(({ concepts, context }) => [...concepts, ...context]);
  const isUnmet = ask.concepts.some((asked) => !asked.isCommon && meets(asked, known, '') === 0);
  return ask.isPolar && isUnmet ? (pickOwn(moment, notThat) ?? 'No.') : 'Yes.';
}

const NAMING = /\b(?:name is|name's|names|called|named|calling|I'm|this is) \p{Lu}/u;

/** Clauses of the story that answer, with what must stand beside them. */
function clausesFor(moment: Moment, ask: Ask, turn: number | null = null): Result | null {
  const clauses = clausesOf(moment.story.record);
  const all = answersTo(clauses, ask, moment.near.clauses[ask.act], turn);
  const theirs = all.filter(({ clause }) => clause.by === 'user');
  // What is theirs may yet have been said by her: 'which room am I in again?'
  const [best, second, third] = ask.by === 'user' && theirs.length > 0 ? theirs : all;
  if (best === undefined || isOfCard(moment, ask, best)) return null;
  if (best.clause.by === 'siren') {
    // What she said of her own work is no answer on theirs.
    if (ask.kind !== 'line' && ask.kind !== 'relation') return null;
    const line = moment.story.record[best.clause.sentence];
    return line === undefined ? null : { kind: 'text', says: [sayAgain(moment, line)] };
  }
  const chosen = [best.clause];
  const next = clauses[clauses.indexOf(best.clause) + 1];
  const wantsName =
    (ask.sought === 'person' || ask.sought === 'name') && !/(?<!^)\b(?!I\b)\p{Lu}\p{Ll}/u.test(best.clause.text);
  if (wantsName && next?.turn === best.clause.turn && NAMING.test(next.text)) chosen.push(next);
  const earlier = clauses[clauses.indexOf(best.clause) - 1];
  const isIn = (one: Clause | undefined): one is Clause =>
    one !== undefined && one.by === 'user' && one.turn === best.clause.turn && !one.isQuestion && !chosen.includes(one);
  // 'I told my boss I quit. right in the lift': the neighbour may hold what is asked for.
  const wantsMore = ask.sought !== null && !best.isHeld;
  const beside = [next, earlier].find((one) => isIn(one) && holds(ask.sought, plainMarks(one.text)));
  const isBareName =
    !ask.isItem &&
    ask.sought === null &&
    countWords(best.clause.text) < 5 &&
    best.own > 0 &&
    isIn(next) &&
    next.context.length > 0;
  if ((wantsMore && beside) || isBareName) chosen.push(beside ?? (next as Clause));
  else if (ask.sought === 'reason' && isIn(next) && !/\bbecause\b/i.test(best.clause.text)) chosen.push(next);
  const isTie =
    second !== undefined &&
    second.clause.by === 'user' &&
    second.clause.sentence !== best.clause.sentence &&
    best.score - second.score < TIE &&
    best.score < 1.6 &&
    !chosen.includes(second.clause) &&
    countWords(`${best.clause.text} ${second.clause.text}`) < 22;
  if (isTie && !ask.isItem) chosen.push(second.clause);
  // 'What did I tell you about the mill?' asks for everything on it.
  const isOpen = ask.sought === null && /\b(?:about|describe|details)\b/i.test(ask.text);
  if (isOpen && isIn(next) && next.context.length > 0) chosen.push(next);
  for (const other of isOpen ? [second, third] : []) {
    const words = countWords([...chosen, ...(other ? [other.clause] : [])].map(({ text }) => text).join(' '));
    if (other && other.own >= 0.5 && other.clause.by === 'user' && words < 32 && !chosen.includes(other.clause))
      chosen.push(other.clause);
  }
  chosen.sort((a, b) => clauses.indexOf(a) - clauses.indexOf(b));
  return { kind: 'clauses', clauses: chosen, before: confirmed(moment, ask, chosen) };
}

/** Age, work, home and likes by what is known. */
function entryOf(moment: Moment, kind: EntryKind): Result | null {
  const entry = moment.story.ledger.findLast((one) => one.kind === kind);
  return entry ? { kind: 'text', says: [saidBefore(moment, spoken(asSentence(entry.text), moment.reading))] } : null;
}

/** What binds the two, as it was pinned. */
function relationOf({ story, reading }: Moment): Result | null {
  const pin = story.userStatements.findLast(
    ({ isPinned, text }) =>
      isPinned && (/\b(?:we|us|our|you and I|I and you)\b/i.test(text) || text.includes(reading.shortName)),
  );
  if (!pin) return null;
  const name = reading.shortName;
  const text = pin.text.replace(new RegExp(`\\b(?:you and ${name}|${name} and you)\\b`, 'i'), 'we');
  return { kind: 'text', says: [asSentence(text)] };
}

/** What the person told last. */
function lastTold({ story }: Moment): Result | null {
  const clauses = clausesOf(story.record).filter(({ by, isQuestion }) => by === 'user' && !isQuestion);
  const turn = clauses.at(-1)?.turn;
  const last = clauses.filter((clause) => clause.turn === turn).slice(-4);
  return last.length === 0 ? null : { kind: 'clauses', clauses: last, before: '' };
}

/** What is missing, as she says it; null where it may be hers or of the scene. */
function missing(moment: Moment, ask: Ask): Result | null {
  const [thing, question] = ASKS[ask.kind] ?? [];
  if (thing !== undefined && question !== undefined) return admitted(moment, thing, question);
  if (ask.kind === 'name of' && ask.isTheirs) return admitted(moment, `your ${oneOf(ask.of)}’s name`, 'What is it?');
  if (
    !ask.isSure ||
    ask.by !== 'user' ||
    ask.concepts.every(({ isCommon }) => isCommon) ||
    !OF_BEFORE.test(moment.seen.spoken)
  )
    return null;
  if (ASKS_WHETHER.test(ask.text)) return { kind: 'missing', says: [pickOwn(moment, notThat) ?? 'No, you didn’t.'] };
  return { kind: 'missing', says: [pickOwn(moment, notFound) ?? 'I don’t think you told me that.'] };
}

function answerOne(moment: Moment, ask: Ask, turn: number | null): Result | null {
  if (ask.kind === 'summary') {
    const summary = summaryOf(moment, ask.isTheirs);
    return summary === null ? lastTold(moment) : { kind: 'text', says: summary.says };
  }
  if (ask.kind === 'relation') return relationOf(moment) ?? clausesFor(moment, ask);
  if (ask.kind === 'who') {
    const text = ask.isItem && moment.story.user !== null ? `${moment.story.user}.` : whoTheyAre(moment);
    if (text === null) return missing(moment, ask);
    return { kind: 'text', says: [ask.isItem ? text : saidBefore(moment, text)] };
  }
  if (ask.kind === 'name of') return nameOf(moment, ask) ?? missing(moment, ask);
  if (ask.kind !== 'line')
    return entryOf(moment, ask.kind) ?? clausesFor(moment, { ...ask, isSure: true }, turn) ?? missing(moment, ask);
  const isOfHers = ask.isSure && (ask.sought === 'advice' || ask.sought === 'ban');
  const advised = isOfHers && ask.sought === 'advice' ? instructions(moment) : null;
  if (advised !== null) return { kind: 'text', says: [advised] };
  if (isOfHers) return clausesFor(moment, { ...ask, by: 'siren' }, turn);
  const last = LAST_WORDS.test(ask.text) ? lastTold(moment) : null;
  const result = last ?? clausesFor(moment, ask, turn);
  if (result !== null) return result;
  const promised = ask.sought === 'promise' ? instructions(moment) : null;
  return promised === null ? missing(moment, ask) : { kind: 'text', says: [promised] };
}

/** All clauses of a turn that tell something, where several of them are asked for and it is short. */
function wholeTurn(chosen: readonly Clause[], all: readonly Clause[]): Clause[] {
  const turns = [...new Set(chosen.map(({ turn }) => turn))];
  const [turn] = turns;
  if (turns.length !== 1 || turn === undefined || turn < 0 || chosen.length < 2) return [...chosen];
  const first = Math.min(...chosen.map((clause) => all.indexOf(clause)));
  const last = Math.max(...chosen.map((clause) => all.indexOf(clause)));
  const stretch = all.slice(first, last + 1).filter(
    ({ by, isQuestion, text, concepts }, at, list) =>
      by === 'user' &&
      !isQuestion &&
      // 'He collects spoons. Spoons!!'
      (countWords(text) > 1 || !concepts.every(({ stem }) => list[at - 1]?.concepts.some((one) => one.stem === stem))),
  );
  return countWords(stretch.map(({ text }) => text).join(' ')) <= LONGEST_TURN ? stretch : [...chosen];
}

/** Puts the answers in a row, those from one turn together. */
function inOrder(moment: Moment, results: readonly Result[]): string[] {
  const all = clausesOf(moment.story.record);
  const says: string[] = [];
  let chosen: Clause[] = [];
  const flush = () => {
    if (chosen.length > 0) says.push(...tellBack(moment, wholeTurn([...new Set(chosen)], all), all));
    chosen = [];
  };
  for (const result of results) {
    if (result.kind === 'clauses') {
      if (result.before !== '') {
        flush();
        says.push(result.before);
      }
      chosen.push(...result.clauses);
    } else {
      flush();
      says.push(...result.says);
    }
  }
  flush();
  return [...new Set(says)];
}

/** What goes on from the question before it, 'and where?', is sought in the turn that answered that one. */
function besideLast({ story }: Moment, ask: Ask, last: Result | undefined, isEmpty: boolean): Result | null {
  const isBare =
    ask.kind === 'line' &&
    (!isEmpty || ask.concepts.length === 0) &&
    (isEmpty ? ask.sought !== null : isStrict(ask.sought));
  const from = last?.kind === 'clauses' ? last.clauses.at(-1) : undefined;
  if (!isBare || from === undefined) return null;
  const clauses = clausesOf(story.record);
  const at = clauses.indexOf(from);
  const [near] = clauses
    .filter(
      ({ by, turn, isQuestion, text }) =>
        by === 'user' && turn === from.turn && !isQuestion && holds(ask.sought, plainMarks(text)),
    )
    .sort((a, b) => Math.abs(clauses.indexOf(a) - at) - Math.abs(clauses.indexOf(b) - at));
  return near === undefined ? null : { kind: 'clauses', clauses: [near], before: '' };
}

/** The turn that answers more than one of the questions best; the others are sought there first. */
function mainTurn(moment: Moment, asks: readonly Ask[]): number | null {
  if (asks.length < 2) return null;
  const clauses = clausesOf(moment.story.record);
  const turns = asks.flatMap((ask) => answersTo(clauses, ask, moment.near.clauses[ask.act])[0]?.clause.turn ?? []);
  return turns.find((turn, at) => turn >= 0 && turns.indexOf(turn) !== at) ?? null;
}

function planOf(moment: Moment): Plan | null {
  const { acts } = moment.seen;
  const asks = asksIn(acts);
  const turn = mainTurn(moment, asks);
  const found: { ask: Ask; result: Result }[] = [];
  for (const ask of asks) {
    const before = found.at(-1)?.result;
    const result =
      besideLast(moment, ask, before, true) ?? answerOne(moment, ask, turn) ?? besideLast(moment, ask, before, false);
    if (result !== null) found.push({ ask, result });
  }
  // 'What did I tell you about the mill? Say it back' asks for one thing.
  const isNarrow = found.some(({ ask, result }) => ask.kind !== 'summary' && result.kind !== 'missing');
  const results = isNarrow ? found.filter(({ ask }) => ask.kind !== 'summary') : found;
  if (results.length === 0) return null;
  const real = results.filter(({ result }) => result.kind !== 'missing');
  // One admission is enough, whatever else is missing.
  const chosen = real.length > 0 ? real : results.slice(0, 1);
  const says = inOrder(
    moment,
    chosen.map(({ result }) => result),
  );
  const answered = new Set(results.map(({ ask }) => ask.act));
  const isSure = results.some(({ ask }) => ask.isSure || ask.kind !== 'line');
  const covered = acts.filter(({ kind, text }, at) => {
    const isBeside =
      kind === 'statement' || BARE_BID.test(text) || WHOLE_CUE.test(text) || asks.some((ask) => ask.act === at);
    return answered.has(at) || TAG.test(text) || (isSure && isBeside);
  });
  const first = acts[Math.min(...answered)];
  if (first === undefined || says.length === 0) return null;
  const isTagged = acts.some(({ text }) => TAG.test(text));
  const text = isTagged && real.length > 0 ? [...says, pickOwn(moment, doesKnow) ?? 'I do.'] : says;
  const whole = text.join(' ');
  const isRepeated =
    countWords(whole) > 3 && moment.story.hers.some((reply) => normalised(reply).startsWith(normalised(whole)));
  return {
    first,
    isMissing: real.length === 0,
    sentences: real.every(({ result }) => result.kind === 'clauses')
      ? real.flatMap(({ result }) => (result.kind === 'clauses' ? result.clauses.map(({ sentence }) => sentence) : []))
      : [],
    covered: new Set(covered),
    answer: { says: [isRepeated ? saidBefore(moment, whole) : whole], isCertain: true },
  };
}

const plans = new WeakMap<Moment, Plan | { first: null }>();

/** Answers what she is asked to remember: of the person, and of what either of the two said. */
export const recall: Answerer = (act, moment): Answer | null => {
  const plan = plans.get(moment) ?? planOf(moment) ?? { first: null };
  plans.set(moment, plan);
  if (plan.first === null) return matchedTelling(act, moment, 'sure');
  if (plan.first === act) {
    // Where the matcher is sure of another sentence and takes those of the rules for wrong, it is believed.
    const { chanceOf, best } = tellingChances(act, moment);
    const isDoubted =
      plan.sentences.length > 0 &&
      best >= TOLD_CHANCE.overRules.best &&
      plan.sentences.every((sentence) => chanceOf(sentence) < TOLD_CHANCE.overRules.rule);
    const matched = plan.isMissing || isDoubted ? matchedTelling(act, moment, 'missing') : null;
    return matched ?? plan.answer;
  }
  return plan.covered.has(act) ? { says: [], isTakenUp: true } : null;
};

/** Admits that what she is asked to remember was not said; behind every other way to answer. */
export const notRecalled: Answerer = (act, moment): Answer | null => {
  const at = moment.seen.acts.indexOf(act);
  const ask = asksIn(moment.seen.acts).find((one) => one.act === at && one.isSure);
  if (!ask || ask.by === 'siren' || ask.concepts.every(({ isCommon }) => isCommon)) return null;
  return { says: [pickOwn(moment, notFound) ?? 'I don’t think you told me that.'], isAdmission: true };
};
