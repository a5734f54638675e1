import { asSentence, toldBack } from '../../language/told-back.ts';
import { capitalised, countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Recorded } from '../../story/ledger/record.ts';
import { isOfBoth } from '../../story/user-statement.ts';
import type { Answer } from '../answer.ts';
import { pickOwn } from '../choose.ts';
import { shortened, spoken } from '../speech.ts';
import { summaryOpeners } from './recall.data.ts';
import { whoTheyAre } from './say.ts';

const MOST: Record<Moment['size'], number> = { short: 3, medium: 5, long: 8, 'extra long': 11 };
const WEIGHTY =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|o'clock|noon|midnight|promise|agree|deal)\b/i;
/** Who they are stands first, as far as it holds. */
const INTRODUCTION = /\b(?:[Nn]ame(?:'s| is)|[Cc]all me)\b|^I(?:'m| am) \p{Lu}[\p{L}-]*\W*$/u;
const NAME = /(?<!^)(?<![.!?"] )\b\p{Lu}\p{Ll}{2,}/u;
const FLEETING =
  /\b(?:lol|haha|thank|thanks|sorry|wow|please)\b|^(?:ok|okay|yes|no|yeah|sure|I think|I guess|I don't know)\b|\?$/i;

/** How much a sentence holds that is worth keeping. */
function worth({ by, text, isQuestion }: Recorded): number {
  const plain = plainMarks(text);
  const words = countWords(plain);
  if (isQuestion || words < 3 || words > 24 || FLEETING.test(plain)) return 0;
  const isOwn = /^(?:I|I'm|I've|my|we|our)\b/i.test(plain);
  return (
    (WEIGHTY.test(plain) ? 2 : 0) +
    (NAME.test(plain) ? 1 : 0) +
    (by === 'user' ? 1 : -0.5) +
    (isOwn && by === 'user' ? 1 : 0)
  );
}

/** The sentence as it is told in a summary, or null. */
function restated({ by, text, turn }: Recorded): string | null {
  const plain = plainMarks(text).replace(/[\s.!…]+$/, '');
  if (by === 'siren') return `${shortened(plain, 18)}`;
  const isClause = /^(?:I|I'm|I've|I'd|I'll|my|we|our|he|she|it|they|the|he's|she's|it's|there)\b/i.test(plain);
  const clause = isClause ? toldBack(shortened(plain, 18).replace(/\.$/, ''), isOfBoth(plain) || turn < 0) : null;
  if (clause !== null) return asSentence(clause);
  return turn < 0 ? `“${capitalised(plain)}”.` : `${capitalised(plain)}.`;
}

/** What she remembers of the person, or of the whole talk. */
export function summaryOf(moment: Moment, isOfPerson: boolean, isOpened = true): Answer | null {
  const { story, size, reading } = moment;
  const who = whoTheyAre(moment);
  const known = story.ledger
    .filter(({ kind, value, isHers }) => kind !== 'work' && !isHers && value !== story.user)
    .map(({ text }) => asSentence(text));
  const work =
    who === null ? story.ledger.filter(({ kind }) => kind === 'work').map(({ text }) => asSentence(text)) : [];
  const covered = story.ledger.map(({ value }) => value.toLowerCase());
  const lines = story.record
    .map((line, at) => ({ line, at, score: worth(line) }))
    .filter(
      ({ line, score }) => score >= (isOpened ? (isOfPerson ? 2 : 1.5) : 3) && (!isOfPerson || line.by === 'user'),
    )
    .filter(({ line }) => !INTRODUCTION.test(plainMarks(line.text)))
    .filter(({ line }) => WEIGHTY.test(line.text) || !covered.some((value) => line.text.toLowerCase().includes(value)))
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, MOST[size])
    .sort((a, b) => a.at - b.at)
    .flatMap(({ line }) => restated(line) ?? []);
  const hers =
    isOfPerson || lines.length > 2
      ? []
      : story.record
          .filter(({ by, isQuestion, text }) => by === 'siren' && !isQuestion && countWords(text) > 5)
          .slice(-MOST[size])
          .map(({ text }) => shortened(plainMarks(text), 18));
  const facts = [
    ...(who === null ? [] : [who]),
    ...work,
    ...known.filter((fact) => !lines.some((line) => line.includes(fact.replace(/^.* called |\.$/g, '')))),
  ];
  const all = isOfPerson ? [...facts, ...lines] : [...facts.slice(0, 2), ...lines, ...hers];
  const says = [...new Set(all.map((text) => (text.startsWith('“') ? text : spoken(text, reading))))].slice(
    0,
    MOST[size],
  );
  if (says.length === 0) return null;
  const opener = isOpened ? pickOwn(moment, summaryOpeners) : null;
  return { says: [`${opener === null ? '' : `${opener} `}${says[0]}`, ...says.slice(1)] };
}
