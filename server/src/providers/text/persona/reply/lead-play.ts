import type { Riddle, Tale } from '../bank/bank.ts';
import type { Scene } from '../bank/scenes.data.ts';
import { countWords, normalised, plainMarks, sentencesIn, wordsOf } from '../prose.ts';
import { lastQuestion } from '../story/story-reading.ts';
import {
  anecdoteLeads,
  riddleAsks,
  riddleLeads,
  taleAsks,
  taleEnds,
  taleLeads,
  taleOverLines,
} from './listening.data.ts';
import { intentNamed, type Lead, type Moment, wasJustSaid } from './moment.ts';

const GO_ON =
  /^(?:and )?(?:then|and|go on|continue|carry on|more|next|keep going|what (?:happened|came|happens|was) (?:next|then|after)|and then|what then|tell me more|please (?:go on|do|continue)|don't stop|finish (?:it|the story)|the rest|how (?:does|did) it end|i want to (?:hear|know) (?:more|the rest|what)|ready|i'm listening|still with you|yes|yeah|yep|sure|of course|ok|okay|please)\b/i;
const WANTS_TALE =
  /\b(?:tell|told|know|have|hear|read|give|want)\b[^.!?]{0,24}\b(?:story|stories|tale|fairy ?tale|bedtime story|yarn)\b|\b(?:another|one more|new) (?:story|tale)\b|^(?:a )?(?:story|tale)(?: please)?[.!?]*$/i;
const WANTS_RIDDLE = /\b(?:riddles?|brain ?teaser|puzzle me|guessing game|quiz me)\b/i;
const WANTS_SCENE =
  /\b(?:take me (?:somewhere|out|with you|on|away|along|to)|let's (?:go (?:somewhere|out|on an? (?:adventure|trip|walk|date))|have an adventure|play (?:a |some )?(?:game|make[- ]believe|pretend)|play|explore|wander|sneak)|go on an? (?:adventure|date)|an adventure|play a game|show me around|let's pretend|role ?play)\b/i;
const GIVES_UP =
  /\b(?:give up|no idea|don't know|dunno|idk|tell me|what is it|no clue|i pass|surrender|can't guess|stumped|the answer)\b/i;
const STOPS = /\b(?:stop|enough|let's not|something else|change the subject|never mind|boring|don't want)\b/i;

const cut = new WeakMap<Tale, string[][]>();

/** The sentences of a tale's parts, worked out once. */
function partsOf(tale: Tale): string[][] {
  const known = cut.get(tale);
  if (known) return known;
  const parts = tale.parts.map((part) => sentencesIn(part));
  cut.set(tale, parts);
  return parts;
}

/** The tale she is in the middle of: its last told sentence stands in her last reply. */
export function runningTale({ bank, story }: Pick<Moment, 'bank' | 'story'>): { tale: Tale; left: string[][] } | null {
  for (const tale of bank.tales) {
    const parts = partsOf(tale);
    const isRunning = parts.some((part) =>
      part.some((sentence) => countWords(sentence) > 6 && wasJustSaid(story, sentence)),
    );
    if (!isRunning) continue;
    const flat = parts.flat();
    const last = flat.findLastIndex((sentence) => story.said.has(sentence));
    let at = 0;
    const left = parts.map((part) => part.filter(() => at++ > last)).filter((part) => part.length > 0);
    return { tale, left };
  }
  return null;
}

/** Whole parts as far as they fit; of a part too long for a short reply as many sentences as fit. */
function parcel(parts: string[][], most: number): { told: string[]; isEnd: boolean } {
  const told: string[] = [];
  let words = 0;
  for (const [n, part] of parts.entries()) {
    const text = part.join(' ');
    const count = countWords(text);
    if (words + count <= most) {
      told.push(text);
      words += count;
      if (n === parts.length - 1) return { told, isEnd: true };
      continue;
    }
    if (n > 0) break;
    const sentences: string[] = [];
    for (const sentence of part) {
      if (sentences.length > 0 && countWords([...sentences, sentence].join(' ')) > most) break;
      sentences.push(sentence);
    }
    return { told: [sentences.join(' ')], isEnd: parts.length === 1 && sentences.length === part.length };
  }
  return { told, isEnd: false };
}

/** The tale that was not begun yet and comes nearest to the message. */
function freshTale({ bank, story, near, reading, rng }: Moment): Tale | null {
  const [best] = bank.tales
    .map((tale, n) => {
      const isHers = tale.settings?.some((setting) => reading.settings.includes(setting)) ?? false;
      return { tale, score: (near.tales[n] ?? 0) + (isHers ? 0.15 : 0) + rng.next() * 0.25 };
    })
    .filter(({ tale }) => !partsOf(tale).some(([first = '']) => story.said.has(first)))
    .sort((a, b) => b.score - a.score);
  return best?.tale ?? null;
}

/** The beginning of a tale, to fill a long reply with something of one piece; null where there is no room. */
export function anecdote(moment: Moment, room: number): { lead: string; told: string[] } | null {
  const tale = freshTale(moment);
  const first = tale?.parts[0];
  if (!tale || first === undefined || countWords(first) + 12 > room) return null;
  const lead = moment.chooser.line(anecdoteLeads);
  if (lead === null) return null;
  const { told } = parcel(partsOf(tale), room - countWords(lead));
  for (const text of told) moment.story.said.add(text);
  return { lead, told };
}

function tell(moment: Moment, parts: string[][], lead: string | null): Lead {
  const before = lead === null ? 0 : countWords(lead);
  // A part is better whole than cut for a few words.
  const room = moment.budget.most - before + (moment.size === 'short' ? 4 : 14);
  const { told, isEnd } = parcel(parts, Math.max(20, room));
  for (const text of told) moment.story.said.add(text);
  const words = before + countWords(told.join(' '));
  const end = isEnd ? moment.chooser.line(taleEnds, { most: moment.budget.most - words }) : null;
  const says = [...(lead === null ? [] : [lead]), ...told, ...(end === null ? [] : [end])];
  return { says, isTold: true, asks: isEnd ? 'none' : taleAsks, mustAsk: moment.rng.chance(0.5) };
}

/** Begins or goes on with a tale. */
export function taleLead(moment: Moment): Lead | null {
  const { story, seen, chooser, budget } = moment;
  const spoken = plainMarks(seen.spoken).trim();
  const offered = lastQuestion(story.lastReply) ?? '';
  const running = runningTale(moment);
  const wantsNew =
    WANTS_TALE.test(spoken) ||
    seen.intents.includes('tell_story') ||
    (/\b(?:story|tale)\b/i.test(offered) && seen.tiny === 'yes');
  if (
    running &&
    !wantsNew &&
    wordsOf(spoken).length <= 8 &&
    (GO_ON.test(spoken) || seen.tiny === 'yes' || seen.tiny === 'fine' || seen.tiny === 'silence')
  ) {
    if (running.left.length > 0) return tell(moment, running.left, null);
    const over = chooser.line(taleOverLines);
    return over === null ? null : { says: [over] };
  }
  if (!wantsNew) return null;
  const fresh = freshTale(moment);
  if (!fresh) return null;
  // The bank's own openings fit, unless they begin a tale themselves.
  const openings = intentNamed(moment, 'tell_story')?.openings.filter(
    ({ text }) => !/^(?:Once|Long ago|There was)\b/.test(text),
  );
  const intro = chooser.line([...taleLeads, ...(openings ?? [])], { most: budget.most < 40 ? 8 : 14 });
  return tell(moment, partsOf(fresh), intro);
}

const openRiddle = ({ bank, story }: Pick<Moment, 'bank' | 'story'>): Riddle | null =>
  bank.riddles.find((riddle) => wasJustSaid(story, riddle.ask)) ?? null;

/** Whether a message names the answer. */
export function isRight(riddle: Riddle, message: string): boolean {
  const said = ` ${normalised(message)} `;
  return riddle.answers.some((answer) => said.includes(` ${normalised(answer)} `));
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
  const next = rng.pick(bank.riddles.filter((riddle) => !story.said.holds(riddle.ask)));
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

/** The step of a scene she is at, if she is in one. */
function runningScene({ bank, story }: Pick<Moment, 'bank' | 'story'>): { scene: Scene; step: number } | null {
  for (const scene of bank.scenes) {
    const step = scene.steps.findIndex(({ text }) =>
      sentencesIn(text).some((part) => countWords(part) > 6 && wasJustSaid(story, part)),
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
  if (!WANTS_SCENE.test(plainMarks(seen.spoken)) && !seen.intents.includes('roleplay_go')) return null;
  const fresh = bank.scenes.filter(
    ({ steps }) => !sentencesIn(steps[0]?.text ?? '').some((part) => story.said.has(part)),
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
