import type { Act } from '../../message/acts.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf, sharedKeys } from '../../story/user-statement.ts';
import type { Answer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { asSaid, coreOf, mirrored } from '../mirror.ts';
import { granted, shortEcho, tailEcho } from './echoes.ts';
import {
  BAD_WORDS,
  focusAsks,
  GOOD_WORDS,
  HARD_WORDS,
  nameLines,
  pastKinAsks,
  plainStances,
  WARY_WORDS,
  wary,
  waryAsks,
} from './engage.data.ts';
import { focusOf } from './focus.ts';
import { fragmentEcho } from './fragment.ts';
import { detailsAnswer, matterAnswer, orderAnswer } from './matters/find-matter.ts';
import { gentleLines, quoteStances, toldLines } from './statement.data.ts';
import { type ToldKind, toldKind } from './told-kinds.ts';
import { verbAsks } from './verb-asks.data.ts';

/** Kinds of which she has nothing to think but that she wants to hear more. */
const PLAIN: readonly ToldKind[] = ['self', 'habit', 'person', 'thing', 'kin'];

/** The words that somebody quotes, said once more. */
function quoted(text: string): string | null {
  const words = plainMarks(text)
    .match(/"([^"]{6,90})"/)?.[1]
    ?.replace(/[.!,]+$/, '');
  return words === undefined || countWords(words) < 2 || countWords(words) > 14
    ? null
    : `“${capitalised(tidied(words))}.”`;
}

/** One question on what was told: on who or what it is about, on what was done, or on its kind. */
function askOn(moment: Moment, text: string, kind: ToldKind, echo: string | null): string | null {
  const core = coreOf(text);
  const found = focusOf(text);
  // What was just said back is not named again.
  const focus = found !== null && echo?.toLowerCase().includes(found.text.replace(/^\S+ /, '')) ? null : found;
  const isPast = /\b(?:was|left|used to|had|would|loved|taught|gave|made|were)\b/i.test(core);
  const onFocus =
    focus === null || sharedKeys(keysOf(focus.text), new Set(moment.story.shunned)) > 0
      ? null
      : drawOwn(moment, isPast && focus.kind === 'kin' ? pastKinAsks : focusAsks[focus.kind], { it: focus.text });
  const isPerson = focus?.kind === 'kin' || focus?.kind === 'kins' || focus?.kind === 'name';
  const onVerb = drawOwn(moment, verbAsks.find(([verb]) => verb.test(core))?.[1] ?? []);
  const onKind = drawOwn(moment, toldLines[kind].asks);
  const isPlain = PLAIN.includes(kind);
  return isPerson && (isPlain || kind === 'kin')
    ? (onFocus ?? onVerb ?? onKind)
    : (onVerb ?? (isPlain ? (onFocus ?? onKind) : onKind));
}

/** So long a sentence may be that is said back as a whole. */
const RESTATED = 9;

/** 'A whole fish?', 'Over email?', or shorter still 'Did they?' */
function echoOf({ story }: Moment, text: string): string | null {
  const isNew = (line: string | null): line is string => line !== null && !story.spokenLines.holds(line);
  // Where ore is dug is nobody's own.
  const told = /\b(?!is|was|are|were|of|like)\p{L}+ mine\b/iu.test(text) ? null : mirrored(text, RESTATED);
  // A name that was given is not doubted.
  const restated = told !== null && /^you(?: are|’re|r name) (?:is )?\p{Lu}/u.test(told) ? null : told;
  return (
    [
      fragmentEcho(text),
      tailEcho(text),
      granted(text),
      restated === null ? null : asSaid(restated, '?'),
      shortEcho(text),
    ].find(isNew) ?? null
  );
}

/** Below zero where it sounds bad, above where it sounds good. */
function soundOf(text: string): number {
  const plain = plainMarks(text);
  const bad = plain.match(BAD_WORDS)?.length ?? 0;
  const good = plain.match(GOOD_WORDS)?.length ?? 0;
  return /\b(?:not|never|no)\b|n't\b/i.test(plain) ? Math.min(0, -bad) : good - bad;
}

/** Kinds that may sound good or bad. */
const SOUNDING: readonly ToldKind[] = [...PLAIN, 'speech', 'trouble', 'memory', 'opinion', 'doubt'];

/** Meets what no situation fits: by its kind and by what is good or bad in it, with one question on its matter. */
export function engaged(moment: Moment, act: Act, isGentle: boolean, isCalm = false): Answer {
  const { text } = act;
  const kind = toldKind(coreOf(text));
  if (isGentle) {
    const line = drawOwn(moment, gentleLines.stances);
    const ask = drawOwn(moment, gentleLines.asks);
    return { says: line === null ? [] : [line], ...(ask !== null && { asks: [ask] }), isGrave: true };
  }
  const quote = quoted(text);
  const name = nameLines.form.exec(coreOf(text).trim())?.[0];
  const named = name === undefined ? null : drawOwn(moment, nameLines.says, { name });
  if (named !== null) return { says: [named] };
  const echo = kind === 'gift' || kind === 'offer' ? null : echoOf(moment, text);
  const ask = askOn(moment, text, kind, echo);
  if (quote !== null) {
    const line = drawOwn(moment, quoteStances);
    return { says: [`${quote} ${line ?? ''}`.trim()], ...(ask !== null && { asks: [ask] }) };
  }
  if (WARY_WORDS.test(plainMarks(text)) && !/\b(?:lol|haha+|jk|joking)\b/i.test(text)) {
    const line = drawOwn(moment, wary);
    const more = drawOwn(moment, waryAsks);
    if (line !== null) return { says: [line], ...(more !== null && { asks: [more] }) };
  }
  const sound = SOUNDING.includes(kind) ? Math.min(soundOf(text), isCalm ? 0 : 9) : 0;
  const isPlain = sound === 0 && PLAIN.includes(kind);
  const order = orderAnswer(moment);
  if (order !== null) return order;
  const known = kind === 'gift' || kind === 'offer' ? null : matterAnswer(text, moment);
  if (known !== null && (sound >= 0 || !known.isThing)) return known;
  const terms = isPlain ? detailsAnswer(text, moment) : null;
  if (terms !== null) return terms;
  const stances =
    sound < 0
      ? (HARD_WORDS.test(plainMarks(text)) ? toldLines.hard : toldLines.trouble).stances
      : sound > 0
        ? toldLines.glad.stances
        : toldLines[kind].stances;
  const stance = isPlain ? null : drawOwn(moment, stances);
  // What is neither good nor bad needs no judgement beside the wonder at it.
  const plain = stance === null && echo === null ? drawOwn(moment, plainStances) : null;
  const line = [echo, stance ?? plain].filter((part) => part !== null).join(' ');
  return { says: line === '' ? [] : [line], ...(ask !== null && { asks: [ask] }) };
}
