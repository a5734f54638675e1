import { wordsOf } from '../prose.ts';
import { stemsOf } from '../reply/chooser.ts';
import type { Known } from '../reply/plan.ts';
import type { Rng } from '../rng.ts';
import { topicsOf } from './title.ts';

const LEAST = 3;
const MOST = 6;
/** Whose words say most about a story: the siren's own texts, then the person's, then what she happened to say. */
const WEIGHTS = [3, 2, 0.4];

/** Words that stand in any story, so that one of them alone hints at nothing. */
const COMMON = new Set(
  'love heart again friend friends miss warm tea hello meet past future almost together wish sad map sing song dark'.split(
    ' ',
  ),
);

/** Tags of a story: genres and moods by their words, then what was spoken of, then what she is like. */
export function writeTags(
  { bank, reading, story }: Known,
  rng: Rng,
  { atLeast = LEAST, atMost = MOST } = {},
): string[] {
  const about = reading.facts.map(({ text }) => text).join(' ');
  const texts = [about, story.theirs.join(' '), story.hers.join(' ')].map((text) => ` ${wordsOf(text).join(' ')} `);
  const scored = bank.tags
    .map(({ tag, words }) => {
      const hits = words.map((word) =>
        texts.reduce(
          (sum, text, n) => sum + (text.includes(` ${word} `) || text.includes(` ${word}s `) ? (WEIGHTS[n] ?? 0) : 0),
          0,
        ),
      );
      const found = words.filter((_, n) => (hits[n] ?? 0) >= 1);
      const isClear = found.length > 1 || found.some((word) => !COMMON.has(word));
      return { tag, score: isClear ? hits.reduce((sum, hit) => sum + hit, 0) : 0 };
    })
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .map(({ tag }) => tag);
  const topics = topicsOf(story.theirs)
    .map((topic) => topic.replace(/^(?:an?|the|your) /, ''))
    // Names of people and places are nobody else's business.
    .filter((topic) => topic.split(' ').length <= 2 && /^[\p{Ll}' -]+$/u.test(topic));
  // A topic that a tag names already would be said twice.
  const own = topics
    .filter((topic) => !scored.slice(0, 4).some((tag) => [...stemsOf(tag)].some((stem) => stemsOf(topic).has(stem))))
    .slice(0, 2);
  const rest = [
    ...reading.settings,
    ...reading.traits,
    'conversation',
    ...rng.shuffled(bank.tags.map(({ tag }) => tag)),
  ];
  const most = Math.max(atLeast, Math.min(atMost, MOST));
  const chosen = [...new Set([...scored.slice(0, 4), ...own, ...scored.slice(4)])].slice(0, most);
  return [...new Set([...chosen, ...rest])].slice(0, Math.max(Math.min(chosen.length, most), atLeast));
}
