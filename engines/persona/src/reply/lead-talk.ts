import type { IntentBank } from '../bank/bank.ts';
import { ANSWER_LIKE, EXAMPLE_LIKE, INTENT_LIKE } from '../likeness.ts';
import { againReplies, shoutReplies, type Tiny, tinyReplies } from '../message/tiny.data.ts';
import { countWords, plainMarks } from '../prose.ts';
import { TURNS_AWAY } from '../story/answer.ts';
import { heedLine, notedLine } from './lead-memory.ts';
import { besideLine } from './lead-self.ts';
import { beyondLines, listeningLines } from './listening.data.ts';
import { intentNamed, type Lead, type Moment, wasJustSaid } from './moment.ts';
import { type QuestionForm, questionReplies } from './question.data.ts';
import { weave } from './weave.ts';

const turnsAway = (spoken: string) => REQUEST.test(plainMarks(spoken)) || TURNS_AWAY.test(plainMarks(spoken));
const REQUEST =
  /^(?:please |now |ok(?:ay)?,? |and |so |just )*(?:tell|sing|ask|give|show|take|let's|let us|kiss|hug|hold|play|stop|help|come|describe|say|teach|read|write|make|explain|calculate|translate|draw|paint|cook|bring|find|dance|stay|leave|wait|listen|look|guess|imagine|promise)\b/i;
/** Courtesies: they come before what matters and never stand for it. */
const COURTESIES = new Set(['greet', 'thanks', 'apologise', 'back_again']);
/** Moments that bear no chatter about other things. */
export const SERIOUS = new Set(
  'sad grief lonely anxious angry unwell self_doubt work_trouble friend_trouble past_love consent_no insult crisis are_you_real'.split(
    ' ',
  ),
);
/** These end the talk, so that nothing new begins. */
export const PARTINGS = new Set(['bye', 'goodnight']);

/** The bank's intents that go with messages of hardly any words. */
const TINY_INTENTS: Partial<Record<Tiny, string>> = {
  silence: 'silence',
  marks: 'silence',
  yes: 'agree',
  no: 'disagree',
  fine: 'agree',
  laugh: 'laugh',
  unsure: 'unsure',
};

/** Answers as the siren's own examples do. */
export function exampleLead(moment: Moment): Lead | null {
  const { reading, near, chooser } = moment;
  const [best] = reading.pairs
    .map(({ reply }, n) => ({ reply, score: near.pairs[n] ?? 0 }))
    .filter(({ score }) => score >= EXAMPLE_LIKE)
    .sort((a, b) => b.score - a.score);
  const text = best ? chooser.line([{ text: best.reply }], { most: moment.budget.most }) : null;
  return text === null ? null : { says: [text], intent: intentNamed(moment, moment.seen.intents[0] ?? '') };
}

/** Takes the answer to a question she asked. */
export function takenLead(moment: Moment): Lead | null {
  const { bank, story, seen, near, chooser, budget } = moment;
  // A message that surely wants something else, or asks for something, is no answer.
  const isOther =
    seen.asksHer ||
    seen.isQuestion ||
    seen.tiny !== null ||
    seen.gaveName ||
    seen.sureness >= INTENT_LIKE.noAnswer ||
    turnsAway(seen.spoken);
  const at = bank.questions.findIndex(({ ask }) => wasJustSaid(story, ask));
  const question = bank.questions[at];
  if (!question || isOther || seen.spoken === '') return null;
  // A whole sentence may be about something else altogether.
  if (seen.answer === null && (near.questions[at] ?? 0) < ANSWER_LIKE) return null;
  const text = chooser.line(question.taken, { most: budget.most });
  const intent = intentNamed(moment, seen.intents.find((name) => !COURTESIES.has(name)) ?? '');
  return text === null ? null : { says: [text], intent };
}

/** Meets messages of hardly any words. */
export function tinyLead(moment: Moment): Lead | null {
  const { seen, chooser, budget } = moment;
  if (seen.tiny === null) return null;
  const intent = intentNamed(moment, TINY_INTENTS[seen.tiny] ?? '');
  const text = chooser.line([...tinyReplies[seen.tiny], ...(intent?.openings ?? [])], { most: budget.most });
  if (text === null) return null;
  return { says: [text], intent };
}

function opening(moment: Moment, intent: IntentBank | null, most: number): string | null {
  return intent === null
    ? null
    : (moment.chooser.line(intent.openings, { most }) ?? moment.chooser.line(intent.more, { most }));
}

/** Answers what a message wants; of two wants both where there is room. */
export function intentLead(moment: Moment): Lead | null {
  const { seen, budget, size } = moment;
  const intents = seen.intents.map((name) => intentNamed(moment, name)).filter((intent) => intent !== null);
  const main = intents.find(({ intent }) => !COURTESIES.has(intent)) ?? intents[0];
  if (!main) return null;
  const says: string[] = [];
  for (const intent of size === 'short' ? [main] : intents) {
    const left = budget.most - says.reduce((sum, text) => sum + countWords(text), 0);
    const text = opening(moment, intent, says.length === 0 ? left - (size === 'short' ? 0 : 8) : Math.min(left, 40));
    if (text !== null) says.push(text);
  }
  const isParting = PARTINGS.has(main.intent);
  return says.length === 0
    ? null
    : { says, intent: main, isOpen: true, ...(isParting && { asks: main.asks.map(({ text }) => text) }) };
}

/** A request for knowledge or a service that no character can give. */
const BEYOND =
  /\b(?:what(?:'s| is| are) the (?:capital|population|meaning|definition|weather|time|date|price|square root|news)|how (?:many|far|tall|much|long) (?:is|are|does|do)\b|who (?:is|was|invented|wrote|won|discovered)\b|write (?:me )?(?:an? |some )?(?:\w+ )?(?:code|essay|program|script|function|email|python|javascript)|translate|calculate|solve|convert|\d+ ?[+*x/] ?\d+|recipe for|what year|when (?:was|did) (?!you)|explain (?:how|what|why|the))/i;

function formOf(spoken: string): QuestionForm {
  if (
    /\b(?:what|how) do you (?:think|feel) (?:of|about) (?!me\b|us\b)|\byour (?:opinion|view|thoughts) (?:of|on|about)|(?<!what )\bdo you (?:like|believe in|care for) (?!me\b|us\b|being\b)/i.test(
      spoken,
    )
  )
    return 'opinion';
  const last = spoken.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.includes('?')) ?? spoken;
  const first =
    last
      .toLowerCase()
      .match(
        /\b(?:why|how|what|which|who|whose|where|when|do|does|did|are|is|was|were|have|has|can|could|will|would|should|may)\b/,
      )?.[0] ?? '';
  if (first === 'why' || first === 'how') return first;
  return /^(?:what|which|who|whose|where|when|)$/.test(first) ? 'what' : 'whether';
}

/** Answers a question that nothing else understood, by its form. */
export function questionLead(moment: Moment): Lead | null {
  const { seen, chooser, budget } = moment;
  const spoken = plainMarks(seen.spoken);
  const form = formOf(spoken);
  const isBare = /^(?:but |and |so )?(?:why|why not|how come|how so)[?!. ]*$/i.test(spoken);
  const isPut = seen.isQuestion && (seen.asksHer || form === 'whether' || isBare);
  const { why, whether, asked } = INTENT_LIKE;
  const least = form === 'why' ? why : !seen.asksHer ? 0 : form === 'whether' ? whether : asked;
  const isMeant = seen.intents.some((name) => name !== 'other') && form !== 'opinion' && seen.sureness >= least;
  if (!isPut || isMeant || BEYOND.test(spoken)) return null;
  // After a gesture its answer is enough.
  const most = budget.most - (moment.seen.gesture === null ? 0 : 8);
  const beside = seen.asksHer && (form === 'what' || form === 'how') ? besideLine(moment) : null;
  if (beside !== null) return { says: [beside], toldFact: true };
  const text = chooser.line(questionReplies[form === 'whether' && !seen.asksHer ? 'it' : form], { most });
  return text === null ? null : { says: [text] };
}

/** What is said when a message fits nothing that is known. */
export function otherLead(moment: Moment): Lead {
  const { seen, chooser, budget, story, rng } = moment;
  const most = budget.most;
  const other = intentNamed(moment, 'other');
  const openings = other?.openings ?? [];
  const isBeyond = !/\byou(?:r|rself)?\b/i.test(seen.spoken) && BEYOND.test(plainMarks(seen.spoken));
  const text =
    (isBeyond ? chooser.line(beyondLines, { most }) : null) ??
    chooser.line([...listeningLines, ...openings], { most }) ??
    weave('lead', story.spokenLines, rng);
  return { says: text === null ? [] : [text], intent: isBeyond ? null : other, isOpen: true };
}

/** What comes before everything else: a gesture answered, a shout or a repetition noticed. */
export function prelude(moment: Moment): string | null {
  const { seen, bank, chooser, size } = moment;
  const most = size === 'short' ? 16 : 30;
  if (seen.gesture !== null) return chooser.line(bank.gestures[seen.gesture], { most });
  if (seen.gaveName) {
    const met = chooser.line(intentNamed(moment, 'introduce')?.openings ?? [], {
      most,
      slot: 'user',
      noQuestion: true,
    });
    if (met !== null) return met;
  }
  if (seen.repeats > 0) return chooser.line(againReplies, { most });
  if (seen.isShouted) return chooser.line(shoutReplies, { most });
  return seen.isQuestion ? null : (heedLine(moment, most) ?? notedLine(moment, most));
}
