import { countWords, normalised } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { makeRng } from '../../rng.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import { pickOwn } from '../choose.ts';
import { shortened, spoken } from '../speech.ts';
import { saidAgain } from './recall.data.ts';

/** Shortens what is too long; other sentences keep their marks. */
export const cut = (text: string, most: number): string => (countWords(text) <= most ? text : shortened(text, most));

/** 'You're Theo, the new schoolteacher.' */
export function whoTheyAre(moment: Moment): string | null {
  const { user } = moment.story;
  const work = moment.story.ledger.findLast(({ kind }) => kind === 'work');
  if (user === null) return null;
  const trade =
    work === undefined ? '' : /^(?:an?|the|my) /i.test(work.value) ? `, ${work.value}` : `, and ${work.text}`;
  return spoken(`You are ${user}${trade}.`, moment.reading);
}

/** Her own sentence once more. */
export function sayAgain(moment: Moment, line: Recorded, isFirst = true): string {
  const { record } = moment.story;
  const at = record.indexOf(line);
  const next = record[at + 1];
  const isShort = countWords(line.text) < 4 && next?.turn === line.turn && next.by === 'siren' && !next.isQuestion;
  const text = isShort ? `${line.text} ${next.text}` : cut(line.text, moment.size === 'short' ? 20 : 30);
  return (isFirst ? pickOwn(moment, saidAgain, { line: text }) : null) ?? text;
}

const TIMES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What she has said in these very words is said with a word on that. */
export function saidBefore({ story, reading }: Moment, text: string): string {
  if (!story.spokenLines.holds(text)) return text;
  const times = story.hers.filter((reply) => normalised(reply).includes(normalised(text))).length + 1;
  const count = TIMES[times] ?? `${times}th`;
  const ways = [
    `For the ${count} time: ${text}`,
    `The ${count} time you ask, and still: ${text}`,
    `${text} That was the ${count} time.`,
  ];
  return (
    makeRng('again', reading.name)
      .shuffled(ways)
      .find((way) => !story.spokenLines.holds(way)) ?? `${text} (${times})`
  );
}
