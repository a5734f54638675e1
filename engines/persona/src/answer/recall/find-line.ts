import { plainMarks } from '../../prose.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { AskedLine, Sought } from './asked.ts';

const HOLDS: Record<Exclude<Sought, null>, RegExp> = {
  name: /(?<!^)(?<![.!?"] )\b\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+[.,!]|\bcalled\b/u,
  number:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half)\b/i,
  time: /\b(?:half (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)|\d{1,2}(?:st|nd|rd|th)|quarter (?:past|to)|\d{1,2}(?:[.:]\d\d)|o'clock|noon|midnight|dawn|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|morning|evening|january|february|march|april|may|june|july|august|september|october|november|december|at (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/i,
  place:
    /\b(?:in|at|on|under|behind|by|near|next to|beside|from|to|through|past|above|below) (?:the |a |my |your |our )?\p{L}/iu,
  colour:
    /\b(?:red|blue|green|yellow|black|white|grey|gray|brown|pink|purple|orange|violet|gold|silver|crimson|teal|copper|indigo|cream|amber)\b/i,
  promise: /\bI(?:'ll| will| promise| swear|'m going to)\b|\b(?:deal|promise)\b/i,
  order: /\b(?:I'd like|I'll have|I'll take|give me|can I (?:get|have)|could I (?:get|have)|please|for me)\b/i,
  age: /\b(?:he|she|they)(?:'s| is|'re| are| was) (?:\d+|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i,
  ban: /\b(?:don't|no|never|not|avoid|stay off|without|mustn't|can't)\b/i,
  errand: /\b(?:I came|I'm here|I want|I need|I'm looking|I wanted|I'd like|I promised|to \w+)\b/i,
  advice: /^(?:(?:then|and|first|so|just|now|tonight|tomorrow|next),? )*(?:\p{Lu}?\p{Ll}+)\b/iu,
};
const STRICT = new Set<Sought>(['number', 'time', 'colour', 'age', 'ban', 'errand']);
/** What shows itself without a word in common. */
const KEYLESS = new Set<Sought>(['time', 'promise', 'order', 'errand', 'ban', 'age']);
const ORDER_VERB =
  /^(?:(?:then|and|first|so|just|now|tonight|tomorrow|next|after that|second),? )*(?:do|don't|say|tell|ask|take|go|call|ring|write|keep|put|get|bring|eat|drink|sleep|stop|start|sit|stand|wait|leave|open|close|shut|turn|give|make|send|look|listen|let|try|hold|play|read|copy|book|hang|wash|use|breathe|walk|find|show|stay|never|change|pick|come|rest|talk|apologi[sz]e|thank)\b/i;

/** What is only said by the way. */
const SMALL_ORDER =
  /^(?:thank (?:you|god)|don't (?:mind|worry|laugh|look)|look\b|listen\b|come (?:in|on|here|closer|through)|sit\b|wait\b|let me|go on|hold on|hush|take your time|tell me|mind\b|give me|say that|stop\b|stay\b|ask me)/i;

export const isInstruction = (text: string): boolean =>
  ORDER_VERB.test(plainMarks(text)) && !SMALL_ORDER.test(plainMarks(text)) && !/\?/.test(text);

/** The part of a long sentence that holds what is asked for. */
export function clip(text: string, { keys, sought }: Pick<AskedLine, 'keys' | 'sought'>, most = 22): string {
  if (text.split(/\s+/).length <= most) return text;
  const chunks = text.split(/[:;]\s+|,\s+(?=(?:and |but |so )?(?:I|I'm|I've|my|we|he|she|it|they|you|your)\b)|\.\s+/);
  const scored = chunks.map((chunk) => {
    const shared = [...keysOf(chunk)].filter((key) => keys.has(key)).length;
    const holds = sought !== null && HOLDS[sought].test(plainMarks(chunk));
    return { chunk, score: shared + (holds ? 0.6 : 0) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.chunk : text;
}

/** How rare a word is in the story: the rarer, the more it says. */
function weights(record: readonly Recorded[], keys: ReadonlySet<string>): Map<string, number> {
  return new Map(
    [...keys].map((key) => {
      const lines = record.filter((line) => line.keys.has(key)).length;
      return [key, 1 / (1 + Math.log(Math.max(1, lines)))];
    }),
  );
}

/** The sentences that may hold what is asked for, the best first. */
export function findLines(record: readonly Recorded[], { by, sought, keys, isSure }: AskedLine): Recorded[] {
  const weight = weights(record, keys);
  const last = record.at(-1)?.turn ?? 0;
  const total = (found: ReadonlySet<string>) =>
    [...keys].reduce((sum, key) => sum + (found.has(key) ? (weight.get(key) ?? 0) : 0), 0);
  const scored = record
    .filter(({ isQuestion }) => !isQuestion)
    .map((line, at) => {
      const own = total(line.keys);
      const contextScore = total(line.context);
      const holds = sought !== null && HOLDS[sought].test(plainMarks(line.text));
      const score =
        own +
        0.7 * contextScore +
        (holds ? 0.45 : sought !== null && STRICT.has(sought) ? -0.9 : 0) +
        (by === null ? 0 : line.by === by ? 0.25 : 0) +
        (sought === 'errand' ? (line.turn <= 3 && line.by === 'user' ? 0.6 : -0.3) : 0) +
        (sought === 'ban' ? (line.by === 'siren' ? 0.5 : -0.5) : 0) +
        0.15 * (last === 0 ? 0 : line.turn / last);
      return { line, at, own, contextScore, holds, score };
    })
    .filter(({ own, contextScore, holds }) => own > 0 || contextScore > 0 || (isSure && holds && KEYLESS.has(sought)))
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const fitting = scored.filter(({ holds }) => holds || sought === null || !STRICT.has(sought));
  const least = isSure ? 0.45 : 0.75;
  const isCovered = (line: Recorded) =>
    isSure || [...keys].filter((key) => line.keys.has(key) || line.context.has(key)).length >= keys.size;
  return fitting.filter(({ score, line }) => score >= least && isCovered(line)).map(({ line }) => line);
}

/** The best of them, or null. */
export const findLine = (record: readonly Recorded[], asked: AskedLine): Recorded | null =>
  findLines(record, asked)[0] ?? null;
