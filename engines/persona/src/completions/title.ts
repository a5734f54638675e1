import { capitalised } from '../prose.ts';
import { stemsOf } from '../reply/chooser.ts';
import type { Known } from '../reply/plan.ts';
import type { Rng } from '../rng.ts';
import { spokenPart } from '../story/person-gesture.ts';
import { topicIn } from '../story/topic.ts';

export const LONGEST_TITLE = 60;
const SMALL = new Set('a an the of on in at to for by and or but with from into as nor'.split(' '));
const READ_TURNS = 40;

/** Capitals as titles have them. */
export function inTitleStyle(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, n) =>
      n > 0 && !words[n - 1]?.endsWith(':') && n < words.length - 1 && SMALL.has(word.toLowerCase())
        ? word.toLowerCase()
        : capitalised(word),
    )
    .join(' ');
}

/** What the story speaks of, the most spoken of first: 'your sister' is 'the sister', 'your cat Miso' is 'Miso'. */
export function topicsOf(theirs: string[]): string[] {
  const counts = new Map<string, number>();
  for (const turn of theirs.slice(-READ_TURNS)) {
    const spoken = spokenPart(turn).slice(0, 600);
    const topic = spoken.includes('?') ? null : topicIn(spoken);
    if (!topic) continue;
    const name = topic.text.match(/^your [\p{Ll} ]+ (\p{Lu}[\p{L}'-]+)$/u)?.[1];
    const text = name ?? topic.text.replace(/^your /, topic.isPlural ? '' : 'the ');
    if (text.length <= 28) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}

/** Names a story by what it is about, or by whom it is with. */
export function writeTitle({ bank, reading, story }: Known, rng: Rng): string {
  const topics = topicsOf(story.theirs);
  const topic = topics.length > 0 ? rng.pick(topics.slice(0, 2)) : undefined;
  const name = reading.shortName;
  const stems = stemsOf([...story.theirs, ...reading.facts.map(({ text }) => text)].join(' '));
  const isPlain = (pattern: string) => !pattern.includes('{');
  const fits = (pattern: string): boolean => {
    if (pattern.includes('{topic}')) return topic !== undefined;
    if (pattern.includes('{name}')) return name !== '';
    return [...stemsOf(pattern)].some((stem) => stems.has(stem));
  };
  const usable = bank.titles.filter(fits);
  const about = usable.filter((pattern) => pattern.includes('{topic}'));
  const pool = about.length > 0 && rng.chance(0.75) ? about : usable;
  for (const pattern of rng.shuffled(pool.length > 0 ? pool : bank.titles.filter(isPlain))) {
    const title = inTitleStyle(pattern.replace('{topic}', topic ?? '').replace('{name}', name));
    if (title.length <= LONGEST_TITLE) return title;
  }
  return inTitleStyle(topic ?? (name === '' ? 'A quiet evening' : `An evening with ${name}`)).slice(0, LONGEST_TITLE);
}
