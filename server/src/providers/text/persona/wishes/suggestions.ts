import { termsOf } from '../language/terms.ts';
import { countWords, normalised, sentencesIn } from '../prose.ts';
import { endsInQuestion } from '../reply/ask.ts';
import { runningTale } from '../reply/lead-tale.ts';
import { PARTINGS, SERIOUS } from '../reply/lead-talk.ts';
import { wasJustSaid } from '../reply/moment.ts';
import type { Known } from '../reply/plan.ts';
import type { Rng } from '../rng.ts';
import { lastQuestion } from '../story/story-reading.ts';

const LEAST = 3;
const GO_ON = [
  'And then?',
  'Go on, I want to hear the rest.',
  'Wait. I think I know how it ends.',
  'Is that really how it happened?',
];
const YES_NO = [
  'Yes, I think so.',
  'No, not really.',
  'Only if you do too.',
  'Ask me again later.',
  'I’d have to think about that.',
  'Why do you ask?',
];
const OPEN = [
  'I’ve never thought about it before.',
  'That’s hard to say. You first?',
  'I’ll tell you, but don’t laugh.',
  'I’d rather hear your answer.',
];
const FLIRTY = new Set(['flirt', 'closer', 'kiss_affection', 'love', 'compliment', 'jealous', 'miss_you']);
const GLAD = new Set(['happy', 'proud_news', 'celebrate', 'laugh', 'joke', 'thanks']);

/** Things of hers that a person could ask about: 'my sisters' is 'your sisters'. */
function herThings({ reading, story }: Known): string[] {
  return reading.facts
    .filter(
      ({ heat, text, aspects }) =>
        heat === 0 && !aspects.includes('looks') && !story.theirs.some((turn) => turn.includes(text)),
    )
    .flatMap(({ text }) => {
      const terms = termsOf(text);
      const at = terms.findIndex(({ lower }) => lower === 'my');
      const [next, after] = [terms[at + 1], terms[at + 2]];
      if (at < 0 || !next?.tags.has('Noun') || /[^\s]/.test(next.post) || after?.tags.has('Noun')) return [];
      return next.tags.has('ProperNoun') ? [] : [`Tell me about your ${next.lower}.`];
    });
}

/** What fits what she said last, the closest first. */
function fitting(known: Known, rng: Rng): string[] {
  const { bank, story, reading, seen } = known;
  const { lastReply } = story;
  const moods = bank.suggestions;
  if (lastReply === '') return rng.shuffled(moods.opening ?? []);
  const question = bank.questions.find(({ ask }) => wasJustSaid(story, ask));
  const riddle = bank.riddles.find(({ ask }) => wasJustSaid(story, ask));
  const step = bank.scenes
    .flatMap(({ steps }) => steps)
    .find(({ text }) => sentencesIn(text).some((part) => countWords(part) > 6 && wasJustSaid(story, part)));
  const asked = question?.suggestions ?? riddle?.suggestions ?? step?.suggestions;
  if (asked) return rng.shuffled(asked);
  if (runningTale({ bank, story })) return rng.shuffled(GO_ON);
  const [intent = ''] = seen.intents;
  const mood = PARTINGS.has(intent)
    ? 'goodbye'
    : SERIOUS.has(intent)
      ? 'sad'
      : FLIRTY.has(intent) && known.prompt.intimacy !== 'low'
        ? 'flirt'
        : GLAD.has(intent)
          ? 'happy'
          : 'curious';
  const last = lastQuestion(lastReply) ?? '';
  const isYesNo =
    /^(?:and |so |or |but |then )*(?:do|does|did|are|is|was|were|have|has|can|could|will|would|shall|should|may|am)\b/i.test(
      last,
    );
  const answers = endsInQuestion(lastReply) ? (isYesNo ? YES_NO : OPEN) : [];
  const play = story.hers.length > 2 ? rng.shuffled(moods.play ?? []).slice(0, 1) : [];
  return [
    ...rng.shuffled(answers).slice(0, 2),
    ...rng.shuffled(herThings({ ...known, reading })).slice(0, 1),
    ...rng.shuffled(moods[mood] ?? []).slice(0, 3),
    ...play,
  ];
}

/** Things the person could say next, none of which they have said before. */
export function writeSuggestions(known: Known, rng: Rng, { atLeast = LEAST, atMost = LEAST } = {}): string[] {
  const said = new Set(known.story.theirs.map(normalised));
  const { any = [], curious = [], opening = [] } = known.bank.suggestions;
  const rest = [...rng.shuffled(any), ...rng.shuffled(curious), ...rng.shuffled(opening), ...YES_NO, ...OPEN, ...GO_ON];
  const all = [...new Set([...fitting(known, rng), ...rest])];
  const fresh = all.filter((text) => !said.has(normalised(text)));
  return (fresh.length >= atLeast ? fresh : all).slice(0, Math.max(atLeast, Math.min(atMost, all.length)));
}
