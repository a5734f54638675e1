import type { Understanding } from '../message/understanding.ts';
import { makeRng, type Rng } from '../rng.ts';
import type { Reading } from '../siren/persona-reading.ts';
import { memoriesOf, type Story } from '../story/story-reading.ts';
import type { Bank } from '../whole-bank.ts';
import type { Slots } from './slots.ts';

interface Filling {
  bank: Pick<Bank, 'pets'>;
  reading: Pick<Reading, 'name' | 'shortName' | 'age' | 'pets' | 'traits'>;
  story: Pick<Story, 'user' | 'memories'>;
  seen: Pick<Understanding, 'topic' | 'answer' | 'clause'>;
}

/** What she calls the person this time: a word of her own, of her kind, or now and then the name. */
function petOf({ reading, story, bank }: Filling, rng: Rng): string | undefined {
  const own = reading.pets.length > 0 ? reading.pets : reading.traits.flatMap((trait) => bank.pets[trait]);
  // A siren keeps to a few words of her own.
  const few = makeRng('pets', reading.name, ...reading.traits)
    .shuffled([...new Set(own)])
    .slice(0, 4);
  return story.user !== null && rng.chance(0.5) ? story.user : rng.pick(few);
}

/** What stands in the slots of her lines this time. */
export function slotsFor(known: Filling, rng: Rng): Slots {
  const { reading, story, seen } = known;
  const one = (kind: Parameters<typeof memoriesOf>[1]) => rng.pick(memoriesOf(story, kind).slice(0, 3))?.text;
  return {
    name: reading.shortName || undefined,
    fullname: reading.name || undefined,
    user: story.user ?? undefined,
    pet: petOf(known, rng),
    topic: seen.topic ?? undefined,
    answer: seen.answer ?? undefined,
    clause: seen.clause ?? undefined,
    age: reading.age ?? undefined,
    like: one('like'),
    dislike: one('dislike'),
    place: one('place'),
    work: one('work'),
    person: one('person'),
    animal: one('animal'),
    plan: one('plan'),
  };
}
