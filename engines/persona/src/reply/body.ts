import type { ResponseSize } from '@sirenade/server/ports/text';
import type { Line } from '../bank/bank.ts';
import { FACT_LIKE } from '../likeness.ts';
import { countWords, normalised } from '../prose.ts';
import { isQuality } from '../siren/facts.ts';
import type { Memory, MemoryKind } from '../story/memory.ts';
import { memoriesOf, type Story } from '../story/story-reading.ts';
import { stemsOf } from './chooser.ts';
import { recallable } from './lead-memory.ts';
import { inFrame } from './lead-self.ts';
import { PARTINGS, SERIOUS } from './lead-talk.ts';
import { intentNamed, type Lead, type Moment } from './moment.ts';
import { statementRecalls } from './recalling.data.ts';
import { hintLines, offerFrames, themeLines } from './self.data.ts';
import { slotsIn } from './slots.ts';
import { weave } from './weave.ts';

/** What can stand in the middle of a reply. */
export type Filler =
  | 'more'
  | 'related'
  | 'another'
  | 'listening'
  | 'fact'
  | 'phrase'
  | 'recall'
  | 'aside'
  | 'secret'
  | 'woven';

const RECALLED: MemoryKind[] = ['like', 'dislike', 'place', 'work', 'person', 'animal', 'plan'];
/** A thing told is left alone for so many of the person's turns before she comes back to it. */
const REST = 2;
/** After so many replies a hint may come, and after so many more what it is about. */
const HINT_AFTER = 4;
const SECRET_AFTER = 9;
/** Replies that follow a recollection without another. */
const RECALL_REST = 2;
const MEMORY_REST = 6;
/** Intents about herself or the talk as such, whose lines would not fit another matter. */
const OWN_GROUND =
  /^(?:your_|who_|are_you|crisis|consent|help_app|silence|agree|disagree|unsure|greet|bye|goodnight|thanks|introduce|really|dont_|go_on|ask_me|remember|tell_story|sing|joke|game|back_again|howareyou|apologise|insult|gift)/;

type Make = (moment: Moment, lead: Lead, most: number) => string | null;

const fact: Make = (moment, _, most) => {
  const { reading, near, heat, story, seen, rng, chooser } = moment;
  const stems = stemsOf(seen.spoken);
  const [best] = reading.facts
    .map((item, n) => ({ item, near: near.facts[n] ?? 0, score: (near.facts[n] ?? 0) + rng.next() * 0.15 }))
    .filter(
      ({ item }) =>
        item.heat <= heat &&
        !item.isPinned &&
        !item.aspects.some((aspect) => aspect === 'age' || aspect === 'looks') &&
        !isQuality(item),
    )
    .filter(({ item }) => countWords(item.text) <= most && !story.spokenLines.holds(item.text))
    .sort((a, b) => b.score - a.score);
  if (!best) return null;
  // Unasked, a fact is said plainly only where it has to do with the message.
  const isRelated = best.near >= FACT_LIKE.beside && [...stemsOf(best.item.text)].some((stem) => stems.has(stem));
  return isRelated ? chooser.fresh(best.item.text) : inFrame(moment, offerFrames, best.item, most);
};

const phrase: Make = ({ reading, near, chooser, rng }, _, most) => {
  const ranked = reading.phrases
    .map((text, n) => ({ text, score: (near.phrases[n] ?? 0) + rng.next() * 0.3 }))
    .sort((a, b) => b.score - a.score);
  for (const { text } of ranked) {
    const wording = chooser.line([{ text }], { most });
    if (wording !== null) return wording;
  }
  return null;
};

/** Whether one of the last replies came back to something told. */
function isRemembered({ hers, memories, userStatements }: Story, replies: number): boolean {
  const last = ` ${normalised(hers.slice(-replies).join(' '))} `;
  return [...memories.filter(({ kind }) => kind !== 'feeling'), ...userStatements].some(({ text }) =>
    last.includes(` ${normalised(text)} `),
  );
}

const recall: Make = (moment, _, most) => {
  const { bank, story, chooser, rng } = moment;
  const now = story.theirs.length - 1;
  if ((now < REST && !story.userStatements.some(({ isPinned }) => isPinned)) || isRemembered(story, RECALL_REST))
    return null;
  const userStatement = rng.pick(recallable(moment));
  if (userStatement && rng.chance(0.5)) {
    const text = chooser.line(statementRecalls, { most, slots: { telling: userStatement.text } });
    if (text !== null) return text;
  }
  const recent = ` ${normalised(story.hers.slice(-MEMORY_REST).join(' '))} `;
  const isRested = ({ text, turn }: Memory) => now - turn >= REST && !recent.includes(` ${normalised(text)} `);
  const kinds: string[] = RECALLED.filter((kind) => memoriesOf(story, kind).slice(0, 3).some(isRested));
  const isNameOld = story.user !== null && now > 3 && !recent.includes(` ${normalised(story.user)} `);
  for (const slot of rng.shuffled([...kinds, ...(isNameOld ? ['user'] : [])])) {
    const memory = rng.pick(
      memoriesOf(story, slot as MemoryKind)
        .slice(0, 3)
        .filter(isRested),
    );
    const lines = bank.recalls.filter(({ text }) => {
      const slots = slotsIn(text);
      return slots.includes(slot) && slots.every((other) => other === slot || other === 'pet' || other === 'user');
    });
    const text = chooser.line(lines, { most, ...(memory && { slots: { [slot]: memory.text } }) });
    if (text !== null) return text;
  }
  return null;
};

const secret: Make = ({ reading, story, chooser, rng }, _, most) => {
  const theme = rng.pick(reading.themes);
  if (theme === undefined || story.hers.length < HINT_AFTER) return null;
  if (story.hers.length < SECRET_AFTER) return chooser.line(hintLines, { most, noQuestion: true });
  return chooser.line(themeLines, { most, slots: { theme } });
};

const aside: Make = ({ bank, reading, chooser }, _, most) => {
  const lines = reading.traits.flatMap((trait): Line[] => bank.asides[trait]);
  return chooser.line(lines, { most, noQuestion: true });
};

const makers: Record<Filler, Make> = {
  more: ({ chooser }, { intent }, most) => chooser.line(intent?.more ?? [], { most, noQuestion: true }),
  related: ({ chooser, bank, seen }, { intent }, most) => {
    const names = seen.related.filter((name) => name !== intent?.intent && !OWN_GROUND.test(name));
    const lines = bank.intents.filter(({ intent: name }) => names.includes(name)).flatMap(({ more }) => more);
    return chooser.line(lines, { most, noQuestion: true });
  },
  listening: (moment, _, most) =>
    moment.chooser.line(intentNamed(moment, 'other')?.more ?? [], { most, noQuestion: true }),
  // After one fact, another of the same kind needs no introduction.
  another: ({ reading, near, heat, seen, story, chooser }, _, most) => {
    const [best] = reading.facts
      .map((item, n) => ({
        item,
        score: (near.facts[n] ?? 0) + (seen.asked !== null && item.aspects.includes(seen.asked as never) ? 1 : 0),
      }))
      .filter(
        ({ item, score }) =>
          score >= FACT_LIKE.another &&
          item.heat <= heat &&
          countWords(item.text) <= most &&
          !story.spokenLines.holds(item.text),
      )
      .sort((a, b) => b.score - a.score);
    return best ? chooser.fresh(best.item.text) : null;
  },
  fact,
  phrase,
  recall,
  secret,
  aside,
  woven: ({ story, rng }, _, most) => {
    const text = most < 10 ? null : weave('say', story.spokenLines, rng);
    return text !== null && countWords(text) <= most ? text : null;
  },
};

/** How many of her asides a reply bears in a row. */
const ASIDES: Record<ResponseSize, number> = { short: 1, medium: 1, long: 2, 'extra long': 3 };
/** How many pieces of colour, things off the matter, a reply of a size bears. */
const COLOURS: Record<ResponseSize, number> = { short: 1, medium: 1, long: 2, 'extra long': 3 };

/** The colour of this reply, the likeliest first. */
function coloursFor(moment: Moment, lead: Lead): Filler[] {
  const { rng, story, size } = moment;
  if (lead.isTold || (lead.intent && (SERIOUS.has(lead.intent.intent) || PARTINGS.has(lead.intent.intent)))) return [];
  const turn = story.hers.length;
  const chances: [Filler, number][] = [
    ['recall', 0.9],
    ['fact', lead.toldFact ? 0 : turn < 3 ? 0.8 : 0.6],
    ['phrase', 0.6],
    ['secret', turn >= SECRET_AFTER ? 0.2 : 0.12],
    ['aside', lead.intent ? 0.25 : 0.7],
  ];
  const weighed = chances.map(([filler, chance]) => ({ filler, weight: chance * rng.next() }));
  const most = COLOURS[size];
  // Where there is much to say on the matter itself, colour comes to every other reply.
  if (lead.intent && most === 1 && rng.chance(0.4)) return [];
  return weighed
    .filter(({ weight }) => weight > 0.1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ filler }) => filler);
}

/** Fills a reply up to what it tries for: the matter first, a little colour, and more of the matter. */
export function fillBody(moment: Moment, lead: Lead, words: number, aim: number): string[] {
  const { budget, size } = moment;
  const body: string[] = [];
  let count = words;
  const add = (filler: Filler): boolean => {
    const left = budget.most - count;
    const text = left < 4 ? null : makers[filler](moment, lead, left);
    if (text === null) return false;
    body.push(text);
    count += countWords(text);
    return true;
  };
  const isShort = () => count < aim;
  if (lead.intent && isShort()) add('more');
  let colours = COLOURS[size];
  for (const filler of coloursFor(moment, lead)) {
    if (isShort() && colours > 0 && add(filler)) colours--;
  }
  let asides = ASIDES[size];
  let extra = size === 'short' || size === 'medium' || lead.toldFact ? 0 : COLOURS[size] - 1;
  const next = (): boolean => {
    if (add('more')) return true;
    if (!lead.isTold && add(lead.isOpen ? 'related' : 'another')) return true;
    if (lead.isBrief) return false;
    if (asides-- > 0 && add('aside')) return true;
    if (!lead.isTold && !moment.seen.isQuestion && add('listening')) return true;
    // A long reply may tell one thing more of herself before it runs into asides.
    if (extra-- > 0 && !lead.isTold && (add('fact') || add('recall'))) return true;
    return add('aside') || add('woven');
  };
  while (isShort() && next());
  return body;
}
