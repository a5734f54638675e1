import { asSentence, toldBack } from '../../language/told-back.ts';
import { capitalised, countWords, normalised, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { makeRng } from '../../rng.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import { isOfBoth } from '../../story/user-statement.ts';
import { pickOwn } from '../choose.ts';
import { shortened, spoken } from '../speech.ts';
import { quotedFromYou, saidAgain, saidByYou } from './recall.data.ts';

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

/** The sentence of the person as she says it back; quoted where it is no clause. */
export function sayBack(moment: Moment, { text, turn }: Pick<Recorded, 'text' | 'turn'>): string {
  const plain = plainMarks(text)
    .replace(/^(?:(?:well|oh|um|uh|so|and|but|yes|no|yeah|ok|lol|haha|btw|also)[,.]? )+/i, '')
    .replace(/[\s.!…]+$/, '')
    .replace(/,? (?:lol|haha|btw|tho)$/i, '');
  const short = countWords(plain) > 26 ? shortened(plain, 22).replace(/\.$/, '') : plain;
  const isClause = /^(?:I|I'm|I've|I'd|I'll|my|we|we're|he|she|it|they|the|he's|she's|it's|there)\b/i.test(short);
  const restated = isClause && !/\?/.test(short) ? toldBack(short, isOfBoth(short) || turn < 0) : null;
  if (restated !== null) {
    const wording =
      pickOwn(moment, saidByYou, { told: restated, Told: capitalised(restated) }) ??
      saidBefore(moment, asSentence(restated));
    return spoken(wording, moment.reading);
  }
  const quote = short.replaceAll('"', '');
  return pickOwn(moment, quotedFromYou, { quote: capitalised(quote) }) ?? `“${capitalised(quote)}.”`;
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
