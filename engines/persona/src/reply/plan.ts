import type { Intimacy, TextPrompt } from '@sirenade/server/ports/text';
import { nextAction } from '../answer/actions.ts';
import { adultsOnly } from '../answer/adults-only.ts';
import { answerLead } from '../answer/answers.ts';
import { elaborate } from '../answer/elaborate.ts';
import { isHeavy } from '../answer/reaction/mood.ts';
import type { Line, Trait } from '../bank/bank.ts';
import { isStop } from '../message/intent-rules.ts';
import type { Understanding } from '../message/understanding.ts';
import { countWords } from '../prose.ts';
import { makeRng } from '../rng.ts';
import type { Reading } from '../siren/persona-reading.ts';
import type { Story } from '../story/story-reading.ts';
import type { Bank } from '../whole-bank.ts';
import { chooseAsk, endsInQuestion, questionKind, wantsToAsk, withName } from './ask.ts';
import { fillBody } from './body.ts';
import { makeChooser } from './chooser.ts';
import { slotsFor } from './filling.ts';
import { crisisLead, isTender, realLead, tenderLead } from './lead-earnest.ts';
import { riddleLead, sceneLead } from './lead-game.ts';
import { heedLead, heedLine, memoryLead } from './lead-memory.ts';
import { complaintLead, foreignLead, palmLead, sumLead } from './lead-plain.ts';
import { factLead, selfLead } from './lead-self.ts';
import { anecdote, runningTale, taleLead } from './lead-tale.ts';
import {
  exampleLead,
  intentLead,
  otherLead,
  PARTINGS,
  prelude,
  questionLead,
  SERIOUS,
  takenLead,
  tinyLead,
} from './lead-talk.ts';
import { taleAsks } from './listening.data.ts';
import { asLines, BUDGETS, type Lead, type Moment, type Nearness } from './moment.ts';
import { inManner, narrationIn } from './narration.ts';
import { type Parts, realise, shapeOf } from './realise.ts';
import { tally, weave } from './weave.ts';

/** What is known when a reply is to be planned. */
export interface Known {
  bank: Bank;
  reading: Reading;
  story: Story;
  seen: Understanding;
  near: Nearness;
  prompt: Pick<TextPrompt, 'size' | 'intimacy' | 'seed' | 'memory'>;
}

/** For so many turns after a 'stop' she comes no closer. */
const STOP_TURNS = 6;
const HEAT: Record<Intimacy, 0 | 1 | 2> = { low: 0, natural: 1, medium: 2, high: 2 };

/** The first way to begin that fits, the gravest first. */
function leadOf(moment: Moment): Lead {
  const ways = [
    adultsOnly,
    crisisLead,
    realLead,
    tenderLead,
    complaintLead,
    sumLead,
    foreignLead,
    palmLead,
    riddleLead,
    taleLead,
    sceneLead,
    exampleLead,
    answerLead,
    memoryLead,
    selfLead,
    factLead,
    heedLead,
    takenLead,
    tinyLead,
    questionLead,
    intentLead,
  ];
  for (const way of ways) {
    const lead = way(moment);
    if (lead && lead.says.length > 0) return lead;
  }
  return otherLead(moment);
}

/** In long replies a piece of a tale holds together what many small sentences would not. */
function wantsAnecdote({ size, rng, seen, story, bank }: Moment, { intent, toldFact }: Lead): boolean {
  const isLong = size === 'extra long' || (size === 'long' && rng.chance(0.7));
  if (!isLong || (toldFact && size !== 'long') || story.hers.length < 1 || seen.isShouted || seen.repeats > 0)
    return false;
  if (runningTale({ bank, story })) return false;
  const isLoose = !intent || intent.intent === 'other' || seen.sureness === 0;
  return isLoose ? rng.chance(0.7) : !SERIOUS.has(intent.intent) && !PARTINGS.has(intent.intent) && rng.chance(0.15);
}

function countBeats({ size, rng }: Moment, lead: Lead): number {
  if (lead.isEarnest) return 0;
  if (size === 'short') return rng.chance(0.45) ? 1 : 0;
  if (lead.isTold) return rng.chance(0.5) ? 1 : 0;
  if (size === 'medium') return rng.chance(0.8) ? 1 : rng.chance(0.5) ? 2 : 0;
  return size === 'long' ? 2 + rng.below(2) : 3 + rng.below(2);
}

const GENTLE: Trait[] = ['warm', 'wise', 'shy', 'melancholy', 'stern'];

/** Whether a gesture can stand beside sad news. */
const isGentle = ({ traits }: Line) => traits === undefined || traits.some((trait) => GENTLE.includes(trait));

/** How often an answer without a question is followed by something she does. */
const ACTION_CHANCE: Record<Moment['size'], number> = { short: 0.2, medium: 0.35, long: 0.5, 'extra long': 0.6 };
const FEWEST_WORDS = 4;
/** How many sentences on the same topic may follow an answer. */
const DETAILS: Record<Moment['size'], number> = { short: 1, medium: 2, long: 5, 'extra long': 8 };

/** Where the person chose closeness, so many answers come with some. */
const CLOSE_CHANCE = 0.4;

/** A warmer line on what the message means, for those who chose closeness. */
function closeLine(moment: Moment, most: number): string | null {
  const lines = moment.seen.intents.flatMap(
    (name) => moment.bank.intents.find(({ intent }) => intent === name)?.openings ?? [],
  );
  return most < 6
    ? null
    : moment.chooser.line(
        lines.filter(({ heat = 0 }) => heat > 0),
        { most },
      );
}

/** An answer stands first; then more of its topic up to the size, and at most one action or one question. */
function answerParts(moment: Moment, lead: Lead): Parts {
  const { budget, chooser, size, story, rng } = moment;
  const says = [...lead.says];
  // Comfort grows thin by the sentence.
  for (const text of (lead.more ?? []).slice(0, lead.isEarnest ? 1 : DETAILS[size])) {
    const words = countWords(says.join(' '));
    if (words >= budget.least || words + countWords(text) > budget.most) break;
    if (!says.includes(text) && !story.spokenLines.holds(text)) says.push(text);
  }
  const room = () => budget.most - countWords(says.join(' '));
  const hasPins = story.userStatements.some(({ isPinned }) => isPinned);
  const heeded = !hasPins || moment.seen.isQuestion || lead.isEarnest ? null : heedLine(moment, Math.max(16, room()));
  if (heeded !== null) says.unshift(heeded);
  if (!lead.isBrief) says.splice(0, says.length, ...elaborate(moment, lead, says));
  const close = lead.isEarnest || moment.heat < 2 || !rng.chance(CLOSE_CHANCE) ? null : closeLine(moment, room());
  if (close !== null) says.push(close);
  for (const text of says) story.spokenLines.add(text);
  const isAsking = endsInQuestion(says.at(-1) ?? '');
  const asks = Array.isArray(lead.asks) && !isAsking ? lead.asks : [];
  const plain = asks.length > 0 && wantsToAsk(moment) ? chooser.line(asLines(asks)) : null;
  const ask = plain === null || lead.isEarnest ? plain : withName(moment, plain);
  const isActing = says.some((text) => text.includes('*'));
  // One word alone is no reply.
  const isBare = countWords(says.join(' ')) < FEWEST_WORDS;
  const acts =
    ask === null && !isActing && !lead.isEarnest && ((rng.chance(ACTION_CHANCE[size]) && !lead.isBrief) || isBare);
  const own = acts ? nextAction(moment) : null;
  const beat = lead.isEarnest || ask !== null ? null : (lead.beat ?? own);
  return { says, told: [], beats: beat === null ? [] : [beat], ask, isOrdered: true };
}

/** Plans what a reply says, does and asks. */
function partsOf(moment: Moment): Parts {
  const { budget, chooser, bank, rng } = moment;
  const lead = leadOf(moment);
  if (lead.isAnswer) return answerParts(moment, lead);
  const before = moment.seen.isCrisis || isTender(moment) ? null : prelude(moment);
  const says = [...(before === null ? [] : [before]), ...(lead.isTold ? [] : lead.says)];
  const toldParts = lead.isTold ? lead.says : [];
  let words = countWords([...says, ...toldParts].join(' '));

  const beats: string[] = [];
  const isGrave = lead.intent && SERIOUS.has(lead.intent.intent);
  const moves = isGrave ? bank.beats.filter(isGentle) : bank.beats;
  const wanted = isTender(moment) ? 0 : countBeats(moment, lead);
  while (beats.length < wanted) {
    const most = Math.min(22, budget.most - words - (moment.size === 'short' ? 0 : 10));
    const beat = most < 4 ? null : (chooser.line(moves, { most }) ?? weave('beat', moment.story.spokenLines, rng));
    if (beat === null) break;
    beats.push(beat);
    words += countWords(beat);
  }
  const endsAsking = endsInQuestion(says.at(-1) ?? '') || endsInQuestion(toldParts.at(-1) ?? '');
  const asks = !endsAsking && (wantsToAsk(moment) || (Array.isArray(lead.asks) && lead.mustAsk === true));
  const question = asks && budget.most - words >= 4 ? chooseAsk(moment, lead, Math.min(26, budget.most - words)) : null;
  const ask = question === null || lead.isEarnest ? question : withName(moment, question);
  words += ask === null ? 0 : countWords(ask);
  // A tale or a riddle needs nothing beside it, unless it is far too short.
  const aim = lead.isBrief
    ? Math.round(budget.least * 0.5)
    : lead.isTold
      ? Math.round(budget.least * 0.85)
      : budget.aim;
  const story =
    lead.isEarnest || lead.isTold || lead.isBrief || !wantsAnecdote(moment, lead)
      ? null
      : anecdote(moment, budget.most - words - 24);
  words += story === null ? 0 : countWords([story.lead, ...story.told].join(' '));
  const body = lead.isEarnest || words >= aim ? [] : fillBody(moment, lead, words, aim);
  if (story !== null)
    return { says: [...says, ...body, story.lead], told: story.told, beats, ask: chooser.line(asLines(taleAsks)) };
  return { says: [...says, ...body], told: toldParts, beats, ask };
}

/** What she does is told as the story tells it. */
function inStory(text: string, { story, reading }: Moment): string {
  const narration = narrationIn(story.hers);
  const spoken = reading.gender === 'female' ? 'she' : reading.gender === 'male' ? 'he' : 'they';
  return narration === null
    ? text
    : text.replace(/\*([^*\n]+)\*/g, (_, beat: string) => `*${inManner(beat, narration, spoken)}*`);
}

/** Writes the next reply of a siren: the same for the same story and seed. */
export function writeReply({ bank, reading, story, seen, near, prompt }: Known): string {
  const { size, intimacy = 'natural', seed } = prompt;
  const rng = makeRng('reply', reading.name, seed ?? 'none', story.hers.length, story.message, size, intimacy);
  const careful =
    seen.isCrisis || isTender({ story }) || isHeavy({ story }) || story.theirs.slice(-STOP_TURNS).some(isStop);
  const heat = careful ? 0 : HEAT[intimacy];
  const { least, most } = BUDGETS[size];
  const aim = Math.round(least + (most - least) * (0.05 + rng.next() * 0.35));
  const chooser = makeChooser({
    traits: reading.traits,
    settings: reading.settings,
    heat: { most: heat, isWanted: intimacy === 'high' && !careful },
    slots: slotsFor({ reading, story, bank, seen }, rng),
    spokenLines: story.spokenLines,
    rng,
    message: seen.spoken,
    shunned: story.shunned,
  });
  const moment: Moment = { bank, reading, story, seen, near, size, budget: { least, most, aim }, heat, chooser, rng };
  const parts = partsOf(moment);
  const text = inStory(realise(parts, size, story.lastReply, rng) || tally(story.theirs.length), moment);
  // An answer stands as it is, whatever the last one looked like.
  if (careful || parts.isOrdered || !isAlike(text, story.lastReply)) return text;
  // What cannot be ordered otherwise gets a gesture, before it or after.
  const beat = chooser.line(bank.beats, { most: 16 }) ?? weave('beat', story.spokenLines, rng);
  const varied = beat === null ? [] : [`*${beat}* ${text}`, `${text} *${beat}*`];
  return varied.find((other) => !isAlike(other, story.lastReply) && !other.includes('* *')) ?? text;
}

/** Whether two replies would sound built alike: in their shape, or in what they ask at the end. */
function isAlike(text: string, other: string): boolean {
  const kind = questionKind(text);
  return shapeOf(text) === shapeOf(other) || (kind !== '' && kind === questionKind(other));
}
