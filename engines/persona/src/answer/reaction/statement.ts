import type { Trait } from '../../bank/bank.ts';
import { swapped } from '../../language/swap.ts';
import type { Act } from '../../message/acts.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { makeRng } from '../../rng.ts';
import { isQuality } from '../../siren/facts.ts';
import type { Answer, Answerer } from '../answer.ts';
import { trade } from '../attributes.ts';
import { cardMatches } from '../card-match.ts';
import { drawOwn } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { coreOf, mainThing, mirrored } from '../mirror.ts';
import { aboutHer } from './about-her.ts';
import { metLines } from './courtesy.data.ts';
import { courtesyAnswer, courtesyIn } from './courtesy.ts';
import { settledAnswer, takenAnswer } from './her-question.ts';
import { feltAct, heavySince } from './mood.ts';
import { echoFrames, gentleLines, interjections, quoteStances, recallFrames, toldLines } from './statement.data.ts';
import { type ToldKind, toldKind } from './told-kinds.ts';
import { verbAsks } from './verb-asks.data.ts';

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

/** The statement that is answered; the others only lead to it. */
function mainOf(acts: readonly Act[]): Act | undefined {
  const restated = acts.filter(({ kind }) => kind === 'statement');
  return restated.reduce<Act | undefined>(
    (best, act) => (best === undefined || weight(act) > weight(best) ? act : best),
    undefined,
  );
}

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

const OWN_NAME = /^(?:I'm|I am|my name is|my name's|call me) \p{Lu}\p{Ll}+$/u;

function echo(moment: Moment, text: string): string | null {
  if (OWN_NAME.test(coreOf(text))) return null;
  const restated = mirrored(text);
  if (restated !== null) return drawOwn(moment, echoFrames, { told: restated, Told: capitalised(restated) });
  const core = coreOf(text);
  if (countWords(core) <= 5 && countWords(core) > 0 && !/["*:;(){}]/.test(core))
    return `${capitalised(tidied(swapped(core)))}.`;
  const thing = mainThing(text);
  return thing === null ? null : `${capitalised(thing)}.`;
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
  const { userStatements, theirs } = moment.story;
  const rested = userStatements.filter(
    ({ turn, isSad, isPinned, text }) =>
      !isSad && (isPinned || theirs.length - 1 - turn > REST) && !moment.story.spokenLines.holds(text),
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

/** Kinds of which she has nothing to think but what was said. */
const PLAIN: readonly ToldKind[] = ['self', 'habit', 'person', 'thing'];

/** The second thing that was told, where a reply has room for it. */
function second(moment: Moment, act: Act, acts: readonly Act[]): { told: string; isBefore: boolean } | null {
  const others = acts.filter(
    (other) => other !== act && other.kind === 'statement' && courtesyIn(coreOf(other.text)) === null,
  );
  for (const other of others) {
    const text = unnamed(other.text, moment);
    const restated = aboutHer(coreOf(text), moment) ? null : mirrored(text);
    if (
      restated !== null &&
      countWords(restated) > 2 &&
      !OWN_NAME.test(coreOf(text)) &&
      !moment.story.spokenLines.holds(restated)
    )
      return { told: restated, isBefore: acts.indexOf(other) < acts.indexOf(act) };
  }
  return null;
}

/** What was told, said back, with what she makes of it and a question on it. */
function restated(moment: Moment, act: Act, acts: readonly Act[], isGentle: boolean): Answer {
  const text = unnamed(act.text, moment);
  const core = coreOf(text);
  const rng = makeRng('told', moment.reading.name, act.text);
  const kind = toldKind(core);
  const { stances, asks } = isGentle ? gentleLines : toldLines[kind];
  const quote = quoted(text);
  const wording = quote ?? echo(moment, text);
  const also = quote === null && moment.size !== 'short' ? second(moment, act, acts) : null;
  const both =
    wording === null || also === null
      ? wording
      : also.isBefore
        ? `${capitalised(also.told)}. ${wording}`
        : `${wording} And ${also.told}.`;
  const isPlain = !isGentle && PLAIN.includes(kind) && both !== null && countWords(both) > 3;
  const stance = quote !== null ? drawOwn(moment, quoteStances) : isPlain ? null : drawOwn(moment, stances);
  const interjection =
    wording === null || isGentle || !(isPlain || rng.chance(0.4)) ? '' : (drawOwn(moment, interjections) ?? '');
  const byVerb = isGentle ? [] : (verbAsks.find(([verb]) => verb.test(core))?.[1] ?? []);
  const ask = drawOwn(moment, byVerb) ?? drawOwn(moment, asks);
  return {
    says: [[interjection, both ?? '', stance ?? ''].filter((part) => part !== '').join(' ')].filter(
      (part) => part !== '',
    ),
    more: [...beside(moment, act, acts), ...(isGentle || !rng.chance(0.4) ? [] : recalled(moment))],
    ...(ask !== null && { asks: [ask] }),
    ...(isGentle && { isGrave: true }),
  };
}

/** The words that somebody quotes, said once more. */
function quoted(text: string): string | null {
  const words = plainMarks(text)
    .match(/"([^"]{6,90})"/)?.[1]
    ?.replace(/[.!,]+$/, '');
  return words === undefined || countWords(words) < 2 || countWords(words) > 14
    ? null
    : `“${capitalised(tidied(words))}.”`;
}

/** Reacts to what was told: courtesies by her temper, answers to her own question, what is said of her, and all else. */
export const statement: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind !== 'statement') return null;
  const { seen, story } = moment;
  if (seen.tiny === 'foreign' || seen.tiny === 'noise' || seen.tiny === 'picture') return null;
  // What weighs more is met by its own answer.
  if (feltAct(acts) !== undefined) return null;
  const asksToo = acts.some(({ kind }) => kind === 'question' || kind === 'request');
  const core = coreOf(unnamed(act.text, moment));
  const courtesy = courtesyIn(act.text) ?? courtesyIn(core);
  const isNameOnly = seen.gaveName && story.user !== null && act.text.includes(story.user);
  const met = isNameOnly ? drawOwn(moment, metLines, { user: story.user ?? '' }) : null;
  if (asksToo) {
    return courtesy === 'thanks' || courtesy === 'apology' || courtesy === 'insult' || courtesy === 'stop'
      ? { says: courtesyAnswer(moment, courtesy).says.slice(0, 1) }
      : null;
  }
  if (act !== mainOf(acts)) return null;
  if (met !== null && countWords(core) <= 4)
    return { says: [met], asks: ['What brings you here?', 'And what do you do, when you’re not here?'] };
  const since = heavySince(moment);
  const gentle = since !== null;
  const isNear = since !== null && since <= 1;
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
  const of = aboutHer(core, moment);
  if (of) return gentle ? { ...of, isGrave: true } : of;
  const taken = gentle ? null : takenAnswer(act.text, moment);
  if (taken) return { ...taken, more: beside(moment, act, acts) };
  return restated(gentle ? calm(moment) : moment, act, acts, isNear);
};
