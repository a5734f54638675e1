import { capitalised, listed } from '../prose.ts';
import type { Known } from '../reply/plan.ts';
import { summedSentences } from '../story/given-memory.ts';
import { memoriesOf } from '../story/story-reading.ts';
import { readSentences } from '../story/turn-reading.ts';
import { userStatementIn } from '../story/user-statement.ts';
import { topicsOf } from './title.ts';

/** From her view to everybody's: 'your sister Lena' is 'their sister Lena'. */
const theirs = (text: string) =>
  text
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'they')
    .replace(/\byourself\b/g, 'themselves');

/** Longer than this no summary is kept. */
const LONGEST = 1_150;
const MOST_TOLD = 6;
/** Sentences of an earlier summary that the new one says anew. */
const SAID_ANEW =
  /^(?:The person talking with|About their work they said|They spoke of|They have told of|Planned:|.{1,60}? (?:has ties to|likes|dislikes) )|has not been spoken to yet|have begun to talk/;
/** What can be left out first when there is too much. */
const LEAST = /^They (?:talked about|said they felt)|(?:told the tale of|asked (?:a|\d+) riddles?)/;

/** What the person said in whole sentences, in their own words. */
function ownWords(who: string, { theirs: turns }: Known['story']): string {
  const restated = turns.flatMap((text) =>
    readSentences(text).filter((sentence) => userStatementIn(sentence) !== null),
  );
  const quoted = [...new Set(restated)].slice(-MOST_TOLD).map((text) => `“${text.replace(/[“”"]/g, '').trim()}”`);
  return quoted.length === 0 ? '' : `${who} said: ${quoted.join(' ')}`;
}

/** The earlier summary with what is new: what it says of its own stays, and the oldest small talk goes first. */
function joinedTo(earlier: string, added: string[]): string {
  const stored = summedSentences(earlier).filter((sentence) => !SAID_ANEW.test(sentence) && !added.includes(sentence));
  const all = [...stored, ...added];
  const length = () => all.join(' ').length;
  for (const isFirst of [(text: string) => LEAST.test(text), () => true]) {
    for (let at = 0; at < all.length - added.length && length() > LONGEST; ) {
      if (isFirst(all[at] ?? '')) all.splice(at, 1);
      else at++;
    }
  }
  return all.join(' ');
}

/** Plain sentences about what is known of the person and what happened, for memory. */
export function writeSummary({ bank, reading, story, prompt }: Known): string {
  const who = story.user ?? 'The person';
  const she = reading.shortName || 'the siren';
  const all = (kind: Parameters<typeof memoriesOf>[1]) =>
    memoriesOf(story, kind)
      .slice(0, 5)
      .reverse()
      .map(({ text }) => theirs(text));
  const [place] = all('place');
  const [work] = all('work');
  const sentences = [
    story.user === null ? '' : `The person talking with ${she} is called ${story.user}.`,
    place === undefined ? '' : `${who} has ties to ${place}.`,
    work === undefined ? '' : `About their work they said: ${work}.`,
    all('like').length > 0 ? `${who} likes ${listed(all('like'))}.` : '',
    all('dislike').length > 0 ? `${who} dislikes ${listed(all('dislike'))}.` : '',
    all('person').length > 0 ? `They spoke of ${listed(all('person'))}.` : '',
    all('animal').length > 0 ? `They have told of ${listed(all('animal'))}.` : '',
    all('plan').length > 0 ? `Planned: ${listed(all('plan'))}.` : '',
    all('feeling').length > 0 ? `They said they felt ${listed(all('feeling').slice(-3))}.` : '',
  ];
  const topics = topicsOf(story.theirs).slice(0, 5);
  const tales = bank.tales.filter(({ parts }) =>
    parts.some((part) => story.spokenLines.holds(part.split(/(?<=[.!?])\s/)[0] ?? part)),
  );
  const riddles = bank.riddles.filter(({ ask }) => story.spokenLines.holds(ask));
  const happened = [
    topics.length > 0 ? `They talked about ${listed(topics.map(theirs))}.` : '',
    tales.length > 0 ? `${capitalised(she)} told the tale of ${listed(tales.map(({ about }) => about))}.` : '',
    riddles.length > 0
      ? `${capitalised(she)} asked ${riddles.length === 1 ? 'a riddle' : `${riddles.length} riddles`}.`
      : '',
  ];
  const earlier = prompt.memory?.summary ?? '';
  const added = [...sentences, ownWords(who, story), ...happened].filter((sentence) => sentence !== '');
  if (added.length > 0 || earlier !== '') return joinedTo(earlier, added);
  return story.theirs.length === 0
    ? `${capitalised(she)} has not been spoken to yet.`
    : `${who} and ${she} have begun to talk.`;
}
