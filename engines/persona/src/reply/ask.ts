import type { Line } from '../bank/bank.ts';
import { normalised, sentencesIn, wordsOf } from '../prose.ts';
import { memoriesOf } from '../story/story-reading.ts';
import { PARTINGS, SERIOUS } from './lead-talk.ts';
import { asLines, type Lead, type Moment } from './moment.ts';
import { weave } from './weave.ts';

export const endsInQuestion = (text: string): boolean => /\?["”’)*\s]*$/.test(text.trim());

/** How a question begins, by which two are felt to be of one kind. */
export function questionKind(text: string): string {
  const last = sentencesIn(text).at(-1) ?? '';
  if (!endsInQuestion(last)) return '';
  const words = normalised(last)
    .split(' ')
    .filter((word) => !['and', 'so', 'but', 'then', 'now', 'well', 'or', 'if'].includes(word));
  return (words[0] ?? '')
    .replace(/^(what|who|where|how)'?s$/, '$1')
    .replace(/^(do|does|did|are|is|was|were|have|has|can|could|would|will|shall|should).*$/, 'yes-no');
}

/** About two replies of three ask; never three in a row. */
export function wantsToAsk({ story, rng, seen }: Moment): boolean {
  const [before = false, last = false] = [story.hers.at(-2), story.hers.at(-1)].map(
    (text) => text !== undefined && endsInQuestion(text),
  );
  if (before && last) return false;
  if (seen.tiny !== null && !last) return true;
  return rng.chance(last ? 0.62 : 0.92);
}

/** Questions whose answer she knows already. */
function isKnown({ story }: Moment, ask: string): boolean {
  const known: [boolean, RegExp][] = [
    [story.user !== null, /\b(?:call you|your name|name do you|call across a room)\b/i],
    [memoriesOf(story, 'work').length > 0, /\b(?:what do you do (?:all day|for a living)|hands do all day)\b/i],
    [memoriesOf(story, 'place').length > 0, /\bwhere (?:do you live|are you from)\b/i],
  ];
  return known.some(([isSo, form]) => isSo && form.test(ask));
}

/** The question at the end of a reply, of another kind than the last; null where none fits. */
export function chooseAsk(moment: Moment, lead: Lead, most: number): string | null {
  const { bank, story, seen, chooser, near, heat, rng } = moment;
  if (lead.asks === 'none') return null;
  const lastKind = questionKind(story.lastReply);
  const usable = (lines: readonly Line[]) =>
    lines.filter(({ text }) => questionKind(text) !== lastKind && !isKnown(moment, text));
  const own = chooser.line(usable(asLines(lead.asks ?? [])), { most });
  if (own !== null || (lead.intent && PARTINGS.has(lead.intent.intent)) || lead.isTold) return own;
  if (lead.intent && SERIOUS.has(lead.intent.intent)) return chooser.line(usable(lead.intent.asks), { most });
  // What is asked about a thing told does not fit a question.
  const asks = lead.intent?.intent === 'other' && seen.isQuestion ? [] : (lead.intent?.asks ?? []);
  const intent = rng.chance(0.7) ? chooser.line(usable(asks), { most }) : null;
  if (intent !== null) return intent;
  // Of the questions that are left, one of those nearest to what was said.
  const questions = bank.questions
    .map(({ ask, heat: close }, n) => ({
      line: { text: ask, ...(close !== undefined && { heat: close }) },
      score: (near.questions[n] ?? 0) + rng.next() * 0.15,
    }))
    .filter(({ line }) => (line.heat ?? 0) <= heat)
    .sort((a, b) => b.score - a.score)
    .map(({ line }) => line);
  const nearest = usable(questions)
    .filter(({ text }) => !story.spokenLines.holds(text))
    .slice(0, 4);
  return (
    chooser.line(nearest, { most }) ??
    chooser.line(usable(asks), { most }) ??
    weave('ask', story.spokenLines, rng, (text) => questionKind(text) !== lastKind)
  );
}

/** Replies in which her not saying the name makes it time to. */
const NAME_REST = 3;

/** Now and then a plain question is put to the person by name. */
export function withName({ story, rng }: Pick<Moment, 'story' | 'rng'>, ask: string): string {
  const { user, hers } = story;
  if (user === null || hers.slice(-NAME_REST).some((text) => text.includes(user)) || !rng.chance(0.45)) return ask;
  const named = ask.replace(/\?$/, `, ${user}?`);
  const isPlain = /^[^,?:;.–]{8,70}\?$/.test(ask) && wordsOf(ask).length > 3 && !/\b(?:please|then)\?$/.test(ask);
  return isPlain && !story.spokenLines.has(named) ? named : ask;
}
