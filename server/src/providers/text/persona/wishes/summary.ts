import { capitalised, listed } from '../prose.ts';
import type { Known } from '../reply/plan.ts';
import { told } from '../story/story-reading.ts';
import { topicsOf } from './title.ts';

/** From her view to everybody's: 'your sister Lena' is 'their sister Lena'. */
const theirs = (text: string) =>
  text
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'they')
    .replace(/\byourself\b/g, 'themselves');

/** Plain sentences about what is known of the person and what happened, for memory. */
export function writeSummary({ bank, reading, story }: Known): string {
  const who = story.user ?? 'The person';
  const she = reading.shortName || 'the siren';
  const all = (kind: Parameters<typeof told>[1]) =>
    told(story, kind)
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
    parts.some((part) => story.said.holds(part.split(/(?<=[.!?])\s/)[0] ?? part)),
  );
  const riddles = bank.riddles.filter(({ ask }) => story.said.holds(ask));
  const happened = [
    topics.length > 0 ? `They talked about ${listed(topics.map(theirs))}.` : '',
    tales.length > 0 ? `${capitalised(she)} told the tale of ${listed(tales.map(({ about }) => about))}.` : '',
    riddles.length > 0
      ? `${capitalised(she)} asked ${riddles.length === 1 ? 'a riddle' : `${riddles.length} riddles`}.`
      : '',
  ];
  const text = [...sentences, ...happened].filter((sentence) => sentence !== '').join(' ');
  if (text !== '') return text;
  return story.theirs.length === 0
    ? `${capitalised(she)} has not been spoken to yet.`
    : `${who} and ${she} have begun to talk.`;
}
