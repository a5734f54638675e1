import type { Tale } from '../bank/bank.ts';
import { countWords, plainMarks, sentencesIn, wordsOf } from '../prose.ts';
import { lastQuestion } from '../story/story-reading.ts';
import { anecdoteLeads, taleAsks, taleEnds, taleLeads, taleOverLines } from './listening.data.ts';
import { intentNamed, type Lead, type Moment, wasJustSaid } from './moment.ts';

const GO_ON =
  /^(?:and )?(?:then|and|go on|continue|carry on|more|next|keep going|what (?:happened|came|happens|was) (?:next|then|after)|and then|what then|tell me more|please (?:go on|do|continue)|don't stop|finish (?:it|the story)|the rest|how (?:does|did) it end|i want to (?:hear|know) (?:more|the rest|what)|ready|i'm listening|still with you|yes|yeah|yep|sure|of course|ok|okay|please)\b/i;
const WANTS_TALE =
  /\b(?:tell|told|know|have|hear|read|give|want)\b[^.!?]{0,24}\b(?:story|stories|tale|fairy ?tale|bedtime story|yarn)\b|\b(?:another|one more|new) (?:story|tale)\b|^(?:a )?(?:story|tale)(?: please)?[.!?]*$/i;

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
      part.some((sentence) => wasJustSaid(story, sentence) && countWords(sentence) > 6),
    );
    if (!isRunning) continue;
    const flat = parts.flat();
    const last = flat.findLastIndex((sentence) => story.spokenLines.has(sentence));
    let at = 0;
    const left = parts.map((part) => part.filter(() => at++ > last)).filter((part) => part.length > 0);
    return { tale, left };
  }
  return null;
}

/** Whole parts as far as they fit; of a part too long for a short reply as many sentences as fit. */
function parcel(parts: string[][], most: number): { told: string[]; isEnd: boolean } {
  const restated: string[] = [];
  let words = 0;
  for (const [n, part] of parts.entries()) {
    const text = part.join(' ');
    const count = countWords(text);
    if (words + count <= most) {
      restated.push(text);
      words += count;
      if (n === parts.length - 1) return { told: restated, isEnd: true };
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
  return { told: restated, isEnd: false };
}

/** The tale that was not begun yet and comes nearest to the message. */
function freshTale({ bank, story, near, reading, rng }: Moment): Tale | null {
  const [best] = bank.tales
    .map((tale, n) => {
      const isHers = tale.settings?.some((setting) => reading.settings.includes(setting)) ?? false;
      return { tale, score: (near.tales[n] ?? 0) + (isHers ? 0.15 : 0) + rng.next() * 0.25 };
    })
    .filter(({ tale }) => !partsOf(tale).some(([first = '']) => story.spokenLines.has(first)))
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
  const { told: restated } = parcel(partsOf(tale), room - countWords(lead));
  for (const text of restated) moment.story.spokenLines.add(text);
  return { lead, told: restated };
}

function tell(moment: Moment, parts: string[][], lead: string | null): Lead {
  const before = lead === null ? 0 : countWords(lead);
  // A part is better whole than cut for a few words.
  const room = moment.budget.most - before + (moment.size === 'short' ? 4 : 14);
  const { told: restated, isEnd } = parcel(parts, Math.max(20, room));
  for (const text of restated) moment.story.spokenLines.add(text);
  const words = before + countWords(restated.join(' '));
  const end = isEnd ? moment.chooser.line(taleEnds, { most: moment.budget.most - words }) : null;
  const says = [...(lead === null ? [] : [lead]), ...restated, ...(end === null ? [] : [end])];
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
    (seen.intents.includes('tell_story') && /\b(?:story|stories|tale|tales)\b/i.test(spoken)) ||
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
