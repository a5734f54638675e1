import type { Act } from '../../message/acts.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { keysOf, sharedKeys } from '../../story/user-statement.ts';
import type { Answer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { coreOf, mirrored } from '../mirror.ts';
import { focusAsks, plainStances, WARY_WORDS, wary, waryAsks } from './engage.data.ts';
import { focusOf } from './focus.ts';
import { gentleLines, quoteStances, toldLines } from './statement.data.ts';
import { type ToldKind, toldKind } from './told-kinds.ts';
import { verbAsks } from './verb-asks.data.ts';

/** Kinds of which she has nothing to think but that she wants to hear more. */
const PLAIN: readonly ToldKind[] = ['self', 'habit', 'person', 'thing'];

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
function askOn(moment: Moment, text: string, kind: ToldKind): string | null {
  const core = coreOf(text);
  const focus = focusOf(text);
  const onFocus =
    focus === null || sharedKeys(keysOf(focus.text), new Set(moment.story.shunned)) > 0
      ? null
      : drawOwn(moment, focusAsks[focus.kind], { it: focus.text });
  const isPerson = focus?.kind === 'kin' || focus?.kind === 'kins' || focus?.kind === 'name';
  const onVerb = drawOwn(moment, verbAsks.find(([verb]) => verb.test(core))?.[1] ?? []);
  const onKind = drawOwn(moment, toldLines[kind].asks);
  const isPlain = PLAIN.includes(kind);
  return isPerson && (isPlain || kind === 'kin')
    ? (onFocus ?? onVerb ?? onKind)
    : (onVerb ?? (isPlain ? (onFocus ?? onKind) : onKind));
}

/** How often something short is said back in wonder, and how short it must be. */
const ECHO_CHANCE = 0.65;
const ECHO_WORDS = 7;

/** 'You restore old church bells?' */
function shortEcho({ story }: Moment, text: string): string | null {
  const restated = mirrored(text, ECHO_WORDS);
  const isTheirs = restated !== null && /^you(?:r|’re|’ve)? /i.test(restated) && countWords(restated) > 3;
  return isTheirs && !story.spokenLines.holds(restated) ? `${capitalised(restated)}?` : null;
}

/** Meets what no situation fits: by its kind and by what is good or bad in it, with one question on its matter. */
export function engaged(moment: Moment, act: Act, isGentle: boolean): Answer {
  const { text } = act;
  const kind = toldKind(coreOf(text));
  if (isGentle) {
    const line = drawOwn(moment, gentleLines.stances);
    const ask = drawOwn(moment, gentleLines.asks);
    return { says: line === null ? [] : [line], ...(ask !== null && { asks: [ask] }), isGrave: true };
  }
  const quote = quoted(text);
  if (quote !== null) {
    const line = drawOwn(moment, quoteStances);
    const ask = askOn(moment, text, kind);
    return { says: [`${quote} ${line ?? ''}`.trim()], ...(ask !== null && { asks: [ask] }) };
  }
  const echo = moment.size === 'short' || !moment.rng.chance(ECHO_CHANCE) ? null : shortEcho(moment, text);
  const isWary = WARY_WORDS.test(plainMarks(text));
  const stances = isWary ? wary : PLAIN.includes(kind) ? plainStances : toldLines[kind].stances;
  const stance = drawOwn(moment, stances) ?? drawOwn(moment, plainStances);
  const ask = isWary ? drawOwn(moment, waryAsks) : askOn(moment, text, kind);
  const line = [echo, stance].filter((part) => part !== null).join(' ');
  return { says: line === '' ? [] : [line], ...(ask !== null && { asks: [ask] }) };
}
