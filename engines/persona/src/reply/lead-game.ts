import type { Riddle } from '../bank/bank.ts';
import type { Scene } from '../bank/scenes.data.ts';
import { countWords, normalised, plainMarks, sentencesIn, wordsOf } from '../prose.ts';
import { lastQuestion } from '../story/story-reading.ts';
import { riddleAsks, riddleLeads } from './listening.data.ts';
import { intentNamed, type Lead, type Moment, wasJustSaid } from './moment.ts';

const WANTS_RIDDLE = /\b(?:riddles?|brain ?teaser|puzzle me|guessing game|quiz me)\b/i;
const WANTS_SCENE =
  /\b(?:take me (?:somewhere|out|with you|on|away|along|to)|let's (?:go (?:somewhere|out|on an? (?:adventure|trip|walk|date))|have an adventure|play (?:a |some )?(?:game|make[- ]believe|pretend)|play|explore|wander|sneak)|go on an? (?:adventure|date)|an adventure|play a game|show me around|let's pretend|role ?play)\b/i;
const GIVES_UP =
  /\b(?:give up|no idea|don't know|dunno|idk|tell me|what is it|no clue|i pass|surrender|can't guess|stumped|the answer)\b/i;
const STOPS = /\b(?:stop|enough|let's not|something else|change the subject|never mind|boring|don't want)\b/i;

const openRiddle = ({ bank, story }: Pick<Moment, 'bank' | 'story'>): Riddle | null =>
  bank.riddles.find((riddle) => wasJustSaid(story, riddle.ask)) ?? null;

/** Whether a message names the answer. */
export function isRight(riddle: Riddle, message: string): boolean {
  const wording = ` ${normalised(message)} `;
  return riddle.answers.some((answer) => wording.includes(` ${normalised(answer)} `));
}

/** Asks a riddle or judges an answer. */
export function riddleLead(moment: Moment): Lead | null {
  const { bank, story, seen, chooser, rng } = moment;
  const open = openRiddle(moment);
  const count = wordsOf(seen.spoken).length;
  if (open && count > 0) {
    const right = isRight(open, seen.spoken);
    const tried =
      right || GIVES_UP.test(plainMarks(seen.spoken)) || (count <= 9 && !seen.asksHer && seen.tiny !== 'fine');
    const line = tried ? chooser.line(right ? open.right : open.wrong) : null;
    if (line !== null) return { says: [line], asks: riddleAsks, mustAsk: true, isBrief: true };
  }
  const offered = lastQuestion(story.lastReply) ?? '';
  const wants = WANTS_RIDDLE.test(seen.spoken) || (/\briddle\b/i.test(offered) && seen.tiny === 'yes');
  if (!wants) return null;
  const next = rng.pick(bank.riddles.filter((riddle) => !story.spokenLines.holds(riddle.ask)));
  const asked = next ? chooser.fresh(next.ask) : null;
  if (asked === null) return null;
  const intro = chooser.line(riddleLeads, { most: Math.max(4, moment.budget.most - countWords(asked)) });
  return {
    says: [...(intro === null ? [] : [intro]), asked],
    isTold: true,
    isBrief: true,
    intent: intentNamed(moment, 'game'),
    asks: 'none',
  };
}

/** Of steps of the bank only, so it grows no further than that. */
const stepSentences = new Map<string, string[]>();

function sentencesOfStep(text: string): string[] {
  const sentences = stepSentences.get(text) ?? sentencesIn(text);
  stepSentences.set(text, sentences);
  return sentences;
}

/** The step of a scene she is at, if she is in one. */
function runningScene({ bank, story }: Pick<Moment, 'bank' | 'story'>): { scene: Scene; step: number } | null {
  for (const scene of bank.scenes) {
    const step = scene.steps.findIndex(({ text }) =>
      sentencesOfStep(text).some((part) => wasJustSaid(story, part) && countWords(part) > 6),
    );
    if (step >= 0) return { scene, step };
  }
  return null;
}

/** A step as long as the reply may be; what is kept is its end, where the choice stands. */
function stepFor({ budget, chooser }: Moment, text: string): string | null {
  const sentences = sentencesIn(text);
  while (sentences.length > 1 && countWords(sentences.join(' ')) > budget.most) sentences.shift();
  return chooser.fresh(sentences.join(' '));
}

/** Begins or goes on with a scene of choices. */
export function sceneLead(moment: Moment): Lead | null {
  const { bank, story, seen, reading, rng } = moment;
  const intent = intentNamed(moment, 'roleplay_go');
  const running = runningScene(moment);
  const next = running?.scene.steps[running.step + 1];
  const isAside = seen.asksHer || (seen.spoken.includes('?') && wordsOf(seen.spoken).length > 3);
  if (next && seen.spoken !== '' && !STOPS.test(seen.spoken) && !isAside) {
    const text = stepFor(moment, next.text);
    if (text !== null) return { says: [text], isTold: true, isBrief: true, intent, asks: 'none' };
  }
  // Likeness alone took 'Open the door, Cyrus' for a wish to be taken somewhere.
  if (!WANTS_SCENE.test(plainMarks(seen.spoken))) return null;
  const fresh = bank.scenes.filter(
    ({ steps }) => !sentencesIn(steps[0]?.text ?? '').some((part) => story.spokenLines.has(part)),
  );
  const own = fresh.filter(({ settings }) => settings?.some((setting) => reading.settings.includes(setting)));
  const scene =
    rng.pick(
      own.length > 0 && rng.chance(0.6)
        ? own
        : fresh.filter(({ settings }) => settings === undefined || own.length > 0),
    ) ?? rng.pick(fresh);
  const text = scene?.steps[0] ? stepFor(moment, scene.steps[0].text) : null;
  return text === null ? null : { says: [text], isTold: true, isBrief: true, intent, asks: 'none' };
}
