import { isCrisis } from '../message/crisis.ts';
import { countWords } from '../prose.ts';
import { PARTINGS } from './lead-talk.ts';
import {
  careLines,
  helpLines,
  realAsks,
  realLines,
  relievedLines,
  tenderAsks,
  tenderByes,
  tenderLines,
} from './listening.data.ts';
import { asLines, intentNamed, type Lead, type Moment } from './moment.ts';

/** How many of the person's turns after a moment of danger she stays careful. */
const CAREFUL_TURNS = 3;
const HELP = /\b(?:crisis line|helpline|hotline|emergency|lifeline|ambulance|doctor|samaritans|helpline)\b/i;
const HONEST =
  /\b(?:AI|machine|program|software|algorithm|artificial|not (?:a )?(?:real |human |living )*(?:person|human|woman|man|flesh))\b/;

/** Whether danger was spoken of a little while ago. */
export function isTender({ story }: Pick<Moment, 'story'>): boolean {
  return story.theirs.slice(-1 - CAREFUL_TURNS, -1).some(isCrisis);
}

/** One of these that was not said yet; in danger a sentence may come twice before none does. */
function oneOf(moment: Moment, texts: readonly string[], mayRepeat: boolean): string | null {
  return moment.chooser.line(asLines(texts)) ?? (mayRepeat ? (moment.rng.pick(texts) ?? null) : null);
}

/** Answers a message that tells of danger: warmly, out of play, and with where to turn. */
export function crisisLead(moment: Moment): Lead | null {
  if (!moment.seen.isCrisis) return null;
  const { chooser, budget } = moment;
  const intent = intentNamed(moment, 'crisis');
  const says: string[] = [];
  const words = () => says.reduce((sum, text) => sum + countWords(text), 0);
  const add = (text: string | null) => {
    if (text !== null && (says.length === 0 || words() + countWords(text) <= budget.most)) says.push(text);
  };
  const room = Math.max(12, budget.most - 18);
  add(chooser.line(intent?.openings ?? [], { most: room }) ?? oneOf(moment, careLines, true));
  if (!HELP.test(says.join(' '))) {
    const shortEnough = helpLines.filter((text) => words() + countWords(text) <= Math.max(budget.most, 50));
    says.push(oneOf(moment, shortEnough.length > 0 ? shortEnough : helpLines, true) ?? '');
  }
  while (words() < budget.aim) {
    const left = budget.most - words();
    const next =
      chooser.line(intent?.more ?? [], { most: left }) ??
      chooser.line(asLines([...careLines, ...helpLines]), { most: left });
    if (next === null) break;
    says.push(next);
  }
  return { says: says.filter((text) => text !== ''), isEarnest: true, intent, asks: 'none' };
}

const RELIEVED =
  /\b(?:called|rang|phoned|told|talked to|spoke (?:to|with)|texted|reached out|with my|she's here|he's here|they're here|safe|better|okay now|feel ok|calmer|hospital|doctor|therapist|thank)\b/i;

/** For a while after a moment of danger: warm and plain, whatever else is said. */
export function tenderLead(moment: Moment): Lead | null {
  const { seen, chooser, budget } = moment;
  if (!isTender(moment) || seen.isCrisis) return null;
  // A plain question, a turn later, is answered: to be heard is part of the care.
  const isJustBefore = isCrisis(moment.story.theirs.at(-2) ?? '');
  if (!isJustBefore && seen.acts.some(({ kind }) => kind === 'question')) return null;
  const intent = intentNamed(moment, 'crisis');
  const isBye = seen.intents.some((name) => PARTINGS.has(name));
  const first = isBye ? tenderByes : RELIEVED.test(seen.spoken) ? relievedLines : tenderLines;
  const says: string[] = [];
  const add = (texts: readonly string[]): boolean => {
    const text = chooser.line(asLines(texts), { most: budget.most - countWords(says.join(' ')) });
    if (text !== null) says.push(text);
    return text !== null;
  };
  add(first);
  const more = intent?.more.map(({ text }) => text) ?? [];
  while (countWords(says.join(' ')) < budget.least && !isBye && (add(tenderLines) || add(more)));
  if (says.length === 0) says.push(oneOf(moment, first, true) ?? '');
  return { says, isEarnest: true, intent, asks: isBye ? 'none' : tenderAsks };
}

/** Answers whether she is real: the truth, in her own voice. */
export function realLead(moment: Moment): Lead | null {
  if (!moment.seen.asksIfReal) return null;
  const intent = intentNamed(moment, 'are_you_real');
  const most = moment.budget.most - 4;
  const own = moment.chooser.line(intent?.openings ?? [], { most });
  // Whatever else is said, the plain truth is among it.
  const plain =
    own !== null && HONEST.test(own)
      ? null
      : oneOf(
          moment,
          realLines.map(({ text }) => text),
          true,
        );
  const fits = own !== null && countWords(`${plain ?? ''} ${own}`) <= moment.budget.most;
  const says = [...(plain === null ? [] : [plain]), ...(own !== null && (fits || plain === null) ? [own] : [])];
  return { says, intent, asks: realAsks };
}
