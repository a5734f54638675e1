import type { Trait } from '../../bank/bank.ts';
import { SITUATION_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { countWords } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { isQuality } from '../../siren/facts.ts';
import { keysOf, sharedKeys } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { trade } from '../attributes.ts';
import { cardMatches } from '../card-match.ts';
import { drawOwn } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { coreOf, mirrored } from '../mirror.ts';
import { situationOf, wholeSituation } from '../situations/find-situation.ts';
import { situationAnswer } from '../situations/situation-answer.ts';
import { aboutHer, aboutHerCard } from './about-her.ts';
import { type Courtesy, metLines } from './courtesy.data.ts';
import { courtesyAnswer, courtesyIn } from './courtesy.ts';
import { engaged } from './engage.ts';
import { isMishap, isOutcry } from './gesture.ts';
import { chosenPart, settledAnswer, takenAnswer } from './her-question.ts';
import { matterWeight } from './matters/find-matter.ts';
import { feltAct, heavySince } from './mood.ts';
import { recallFrames } from './statement.data.ts';

/** From this likeness on, a fact of hers stands beside what was told. */
const BESIDE_NEAR = 0.5;
const BESIDE_SHARED = 0.25;

/** Without her name where she is called by it. */
export function unnamed(text: string, { reading: { name, shortName } }: Pick<Moment, 'reading'>): string {
  const names = [name, shortName, ...name.split(' ')].filter((part) => part.length > 2);
  return names.reduce(
    (now, part) =>
      part === '' ? now : now.replaceAll(`, ${part}`, '').replace(new RegExp(`^${escaped(part)}[,.!]+ `, 'i'), ''),
    text,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How much of a message a statement carries. */
function weight({ text }: Act): number {
  const core = coreOf(text);
  const courtesy = courtesyIn(core);
  if (courtesy === 'insult' || courtesy === 'stop' || courtesy === 'affection') return 20;
  if (courtesy !== null) return countWords(core) > 3 ? 2 : 1;
  return Math.min(countWords(core), 12) + (mirrored(text) === null ? 0 : 4);
}

/** 'I'm Anouk btw': her greeting meets that. */
const isNaming = ({ text }: Act) =>
  /^(?:I'm|I am|my name is|my name's|name's|call me|it's) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(coreOf(text));

/** The statement that is answered, the one that means most; the others only lead to it. */
function mainOf(acts: readonly Act[], moment: Moment): Act | undefined {
  const weigh = (act: Act) => {
    if (isNaming(act)) return 0;
    const match = countWords(coreOf(act.text)) > 1 ? situationOf(act, moment, acts) : null;
    return match === null ? weight(act) + matterWeight(act.text) : weight(act) / 3 + match.score * SITUATION_WEIGHT;
  };
  return acts
    .filter(({ kind }) => kind === 'statement')
    .map((act) => ({ act, weight: weigh(act) }))
    .reduce<{ act: Act; weight: number } | undefined>(
      (best, one) => (best === undefined || one.weight > best.weight ? one : best),
      undefined,
    )?.act;
}

/** How much more a known situation counts than the length of what was told. */
const SITUATION_WEIGHT = 20;
/** So much nearer the whole message must be than its part. */
const WHOLE_MORE = 0.05;
/** Courtesies that say more than any situation they resemble. */
const FIRST: readonly Courtesy[] = ['insult', 'stop', 'sympathy', 'farewell', 'greeting', 'thanks', 'apology'];

/** What she has to say of herself on the same thing. */
function beside(moment: Moment, act: Act, acts: readonly Act[]): string[] {
  return cardMatches(act, moment, acts.indexOf(act))
    .filter(
      ({ fact, near, shared }) =>
        !fact.isSecret &&
        !fact.aspects.includes('age') &&
        !moment.story.spokenLines.holds(fact.text) &&
        !isQuality(fact) &&
        (near >= BESIDE_NEAR || (shared > 0 && near >= BESIDE_SHARED)),
    )
    .slice(0, 2)
    .map(({ fact }) => sayFact(moment, fact.text));
}

/** At a first meeting she says what she does, and a little more where there is room. */
function introduction(moment: Moment): string[] {
  const own = trade(moment);
  const others = moment.reading.facts.filter(
    (fact) =>
      fact !== own && fact.heat <= moment.heat && !fact.isSecret && !isQuality(fact) && !fact.aspects.includes('age'),
  );
  return [...(own ? [own] : []), ...others.slice(0, 3)].map(({ text }) => sayFact(moment, text));
}

/** So many turns a thing told is left alone. */
const REST = 2;

/** Something the person told earlier, where the message itself holds little. */
function recalled(moment: Moment): string[] {
  const { userStatements, theirs, shunned } = moment.story;
  const rested = userStatements.filter(
    ({ turn, isSad, isPinned, text }) =>
      !isSad &&
      sharedKeys(keysOf(text), new Set(shunned)) === 0 &&
      (isPinned || theirs.length - 1 - turn > REST) &&
      !moment.story.spokenLines.holds(text),
  );
  const userStatement = moment.rng.pick(rested)?.text;
  const line =
    userStatement === undefined || !moment.rng.chance(0.5)
      ? null
      : drawOwn(moment, recallFrames, { telling: userStatement });
  return line === null ? [] : [line];
}

const CALM: readonly Trait[] = ['warm', 'wise', 'shy', 'melancholy'];

/** The same siren without play, for a while after something heavy. */
const calm = (moment: Moment): Moment => ({
  ...moment,
  reading: { ...moment.reading, traits: moment.reading.traits.filter((trait) => CALM.includes(trait)) },
});

/** Reacts to what was told: courtesies by her temper, answers to her own question, what is said of her, and all else. */
export const statement: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind !== 'statement') return null;
  const { seen, story } = moment;
  if (seen.tiny === 'foreign' || seen.tiny === 'noise' || seen.tiny === 'picture') return null;
  // A cry beside what went wrong is met with it.
  if (isOutcry(act) && isMishap(acts)) return null;
  // What weighs more is met by its own answer.
  if (feltAct(acts) !== undefined) return null;
  const asksToo = acts.some(({ kind }) => kind === 'question' || kind === 'request');
  const core = coreOf(unnamed(act.text, moment));
  const courtesy = courtesyIn(act.text) ?? courtesyIn(core);
  const isNameOnly = seen.gaveName && story.user !== null && act.text.includes(story.user);
  const met = isNameOnly ? drawOwn(moment, metLines, { user: story.user ?? '' }) : null;
  const match = situationOf(act, moment, acts);
  if (asksToo) {
    if (courtesy === 'thanks' || courtesy === 'apology' || courtesy === 'insult' || courtesy === 'stop')
      return { says: courtesyAnswer(moment, courtesy).says.slice(0, 1) };
    // Beside a question only what was surely meant gets a word.
    if (match === null || match.score < SITUATION_LIKE.beside || countWords(core) < 4 || act !== mainOf(acts, moment))
      return null;
    const { says = [], isGrave = false } = situationAnswer(match, moment) ?? {};
    return { says, ...(isGrave && { isGrave }) };
  }
  const chosen = acts.length > 1 && act === acts[0] ? chosenPart(act.text, moment) : null;
  if (act !== mainOf(acts, moment)) return chosen === null ? null : { says: [chosen] };
  if (met !== null && countWords(core) <= 4)
    return { says: [met], asks: ['What brings you here?', 'And what do you do, when you’re not here?'] };
  const since = heavySince(moment);
  const gentle = since !== null;
  const isNear = since === 0;
  // 'Sorry for the jacket, my wife picked it' says more than sorry.
  const saysMore = match !== null && match.score >= SITUATION_LIKE.beside && countWords(core) > 4;
  const isCourtesyFirst = courtesy !== null && FIRST.includes(courtesy) && !saysMore;
  const whole = wholeSituation(moment);
  const isWhole = whole !== null && (match === null || whole.score > match.score + WHOLE_MORE);
  const known = isCourtesyFirst ? null : isWhole ? whole : match;
  const situated =
    known === null || (gentle && known.situation.tone === 'playful') ? null : situationAnswer(known, moment);
  const supposed =
    situated === null || gentle || (known?.score ?? 0) >= SITUATION_LIKE.surely
      ? null
      : aboutHerCard(act, moment, acts);
  if (supposed !== null) return supposed;
  if (situated !== null) {
    const own = courtesy === 'agree' || courtesy === 'refuse' ? settledAnswer(moment, courtesy === 'agree') : null;
    return {
      ...situated,
      says: [[own ?? '', ...situated.says].join(' ').trim()],
      more: [...beside(moment, act, acts), ...(gentle || countWords(core) > 3 ? [] : recalled(moment))],
      ...(gentle && { isGrave: true }),
    };
  }
  if (courtesy !== null && !(gentle && (courtesy === 'laugh' || courtesy === 'hum'))) {
    const answer = courtesyAnswer(gentle ? calm(moment) : moment, courtesy);
    if (answer.says.length === 0) return null;
    const taken = courtesy === 'agree' || courtesy === 'refuse' ? settledAnswer(moment, courtesy === 'agree') : null;
    const first =
      courtesy === 'greeting' && story.hers.length < 2 ? introduction(moment) : gentle ? [] : recalled(moment);
    return {
      ...answer,
      ...(first.length > 0 && { more: first }),
      says: [[taken ?? '', ...answer.says].join(' ').trim().replace(/ +/g, ' ')],
      ...(gentle && { isGrave: true }),
    };
  }
  const of = aboutHer(act, moment, acts, core);
  if (of) return gentle ? { ...of, isGrave: true } : of;
  const taken = gentle ? null : takenAnswer(act.text, moment);
  if (taken) return { ...taken, more: beside(moment, act, acts) };
  const answer = engaged(gentle ? calm(moment) : moment, act, isNear, gentle);
  return {
    ...answer,
    more: [...beside(moment, act, acts), ...(gentle || countWords(core) > 3 ? [] : recalled(moment))],
  };
};
