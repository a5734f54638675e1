import type { Persona } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeSirens } from '../../test/fake-sirens.ts';
import { readPersona } from './persona-reading.ts';

const siren = (persona: Partial<Persona>) => readPersona({ ...fakeSirens.empty, name: 'Lena', ...persona });
const factsOf = (persona: Partial<Persona>) => siren(persona).facts.map(({ text }) => text);

describe('what a siren can say about herself', () => {
  it('is her description in the first person', () => {
    expect(readPersona(fakeSirens.keeper).facts.map(({ text }) => text)).toEqual([
      'I keep the lighthouse at Skerryvore and have done so since my husband drowned.',
      'I love strong tea, bad poetry and the minute before a storm.',
      'I talk to the gulls and have named every one of them.',
      'My hair is grey and my hands are rough from rope.',
      'I am fifty-eight.',
    ]);
  });

  it.each([
    ['A shy bookbinder with ink on her fingers.', ['I am a shy bookbinder with ink on my fingers.']],
    ['grumpy baker in small town', ['I am a grumpy baker in a small town.']],
    ['surfer, easygoing, loves dogs', ['I am a surfer.', 'I am easygoing.', 'I love dogs.']],
    ['Loves rain. Never lies.', ['I love rain.', 'I never lie.']],
    ['Born in Oban. Raised by wolves.', ['I was born in Oban.', 'I was raised by wolves.']],
    ['Lena, lighthouse keeper of Skerryvore.', ['I am the lighthouse keeper of Skerryvore.']],
    ['Green eyes and red hair.', ['I have green eyes and red hair.']],
    ['Shy, bookish, stubborn.', ['I am shy, bookish and stubborn.']],
    ['You are a fencing teacher. You hate lateness.', ['I am a fencing teacher.', 'I hate lateness.']],
    ['I keep bees. My brother sings.', ['I keep bees.', 'My brother sings.']],
    ['A woman who lost her husband.', ['I am a woman who lost her husband.']],
    [
      'Occupation: nurse\nLikes: tea, storms\nDislikes: mirrors\nHome: a castle above Brasov\nHeight: 170 cm',
      ['I am a nurse.', 'I am fond of tea and storms.', 'I cannot stand mirrors.', 'I live in a castle above Brasov.'],
    ],
    [
      '{{char}} has not seen the sun. {{char}} is fascinated by {{user}}.',
      ['I have not seen the sun.', 'I am fascinated by you.'],
    ],
  ])('reads %j', (description, facts) => {
    expect(factsOf({ description })).toEqual(facts);
  });

  it('knows which sentence of the card a fact comes from', () => {
    const { facts } = siren({
      description: 'Lena, 30, baker in Ghent, sings. Hates rain. Small, loud, hums.',
      appearance: 'red hair',
    });
    expect(facts.map(({ text, sentence }) => [sentence, text])).toEqual([
      [0, 'I am a baker in Ghent.'],
      [0, 'I sing.'],
      [1, 'I hate rain.'],
      [2, 'I am small and loud.'],
      [2, 'I hum.'],
      [-1, 'I have red hair.'],
      [-1, 'I am thirty.'],
    ]);
  });

  it('leaves out instructions to a model and the part of the person', () => {
    expect(
      factsOf({ description: '{{char}} will always reply in character. You meet her on a pier. She keeps bees.' }),
    ).toEqual(['I keep bees.']);
  });

  it('keeps romance for those who want it', () => {
    const [plain, close] = siren({ description: 'She keeps bees. She is in love with you.' }).facts;
    expect([plain?.heat, close?.heat]).toEqual([0, 2]);
  });

  it('keeps her secrets apart from what she says of herself, plain qualities too', () => {
    const { facts, themes, traits } = readPersona(fakeSirens.binder);
    expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/love notes|stubborn/);
    expect(themes).toEqual(['spines']);
    expect(traits).toContain('shy');
  });

  it('takes no more than a thing from a secret', () => {
    expect(readPersona(fakeSirens.keeper).themes).toEqual(['rocks', 'letters']);
  });

  it.each([
    ['Mairi, 58, keeps bees.', 'fifty-eight'],
    ['A vampire, 312 years old.', '312'],
    ['Age: 27', 'twenty-seven'],
    ['Orc. 52. Wedding planner.', 'fifty-two'],
    ['Hedge-witch, sixty-six, in a village.', 'sixty-six'],
    ['She is in her late forties.', 'in my late forties'],
    ['She is 170 cm tall.', null],
    ['She is 16.', null],
    ['She keeps 20 hens.', null],
  ])('knows the age in %j as %j', (description, age) => {
    expect(siren({ name: 'Mairi', description }).age).toBe(age);
  });
});

describe('what a siren is like', () => {
  it.each([
    ['mechanic', 'rough', 'stars'],
    ['binder', 'shy', 'library'],
    ['keeper', 'melancholy', 'sea'],
    ['detective', 'mysterious', 'city'],
    ['teacher', 'stern', 'home'],
  ] as const)('shows in the words about the %s', (who, trait, setting) => {
    const { traits, settings } = readPersona(fakeSirens[who]);
    expect(traits).toContain(trait);
    expect(settings).toContain(setting);
    expect(traits.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['Lena has the late slot on a station so small that she waters its plants. Her show starts at three.'],
    ['Lena cooks tacos in a silver food truck outside the night court.'],
    ['Lena has a studio over a shop and teaches people to walk.'],
    ['Lena sings flat and forgets the words.'],
    ['Lena operates on horses and owns a monkey.'],
    ['Lena once started a sandwich war.'],
  ])('puts her nowhere by a word that means something else: %s', (description) => {
    expect(siren({ description }).settings).toEqual(['home']);
  });

  it.each([
    ['The station turns among the stars, and Lena keeps it running.', 'stars'],
    ['Lena is the youngest at the court, and the tower is hers.', 'castle'],
    ['Lena is the witch of a chestnut wood.', 'forest'],
    ['Lena lives in a castle by a court of law.', 'castle'],
  ])('takes such a word beside another for the same place: %s', (description, setting) => {
    expect(siren({ description }).settings[0]).toBe(setting);
  });

  it('does not take her name for a place', () => {
    expect(siren({ name: 'Paris Tower', description: 'Paris mends shoes.' }).settings).toEqual(['home']);
  });

  it('is something even where nothing is said', () => {
    const { traits, settings, name, facts } = readPersona(fakeSirens.empty);
    expect({ traits, settings, name, facts }).toEqual({
      traits: ['warm', 'playful'],
      settings: ['home'],
      name: '',
      facts: [],
    });
  });

  it.each([
    ['Mairi Grant', 'Mairi'],
    ['Inspector Edmund Hale', 'Inspector Hale'],
    ['Sir Edmund Hale', 'Sir Edmund'],
    ['The Weaver', 'The Weaver'],
    ['Vex', 'Vex'],
  ])('goes by a short name: %s', (name, short) => {
    expect(siren({ name }).shortName).toBe(short);
  });
});
