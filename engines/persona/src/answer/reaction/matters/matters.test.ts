import { describe, expect, it } from 'vitest';
import { detailsNamed } from './details.ts';
import { eventMatters } from './events.data.ts';
import { matterIn } from './find-matter.ts';
import { personNamed, thingNamed } from './naming.ts';
import { generalMatters, peopleMatters } from './people.data.ts';
import { thingMatters } from './things.data.ts';
import { asksWhatWasTold } from './told-already.ts';

const all = [...eventMatters, ...peopleMatters, ...thingMatters, ...generalMatters];

describe('what is told of', () => {
  it.each([
    ['I left my husband this morning', /left|door|today/i],
    ['we are grounded, fog', /wait|today|helped/i],
    ['my cousin Lolo sells them in Cádiz', /\{Who\}/],
    ['my old trumpet', /instrument|note|hands/],
  ])('%s', (text, line) => {
    expect(matterIn(text)?.matter.says.join(' ')).toMatch(line);
  });

  it('is looked for in the whole message where a part of it holds nothing', () => {
    expect(matterIn('it is loud', 'it is loud. I left my wife on Sunday')?.matter.isGrave).toBe(true);
  });

  it('is no thing that is denied or only mentioned', () => {
    expect(matterIn('I do not have a cat')).toBeNull();
    expect(matterIn('he went past somewhere near the cat this time')).toBeNull();
  });

  it('has enough to say for a story, and nothing twice', () => {
    for (const { says, form } of all) expect(says.length, String(form)).toBeGreaterThan(2);
    const lines = all.flatMap(({ says }) => says);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('how it is named', () => {
  it.each([
    ['it was my dad’s trumpet', 'trumpet', 'your dad’s trumpet'],
    ['a greyhound called Trifle', 'greyhound', 'a greyhound called Trifle'],
    ['two cacti and a fern', 'cacti', 'two cacti'],
  ])('%s', (text, noun, named) => {
    expect(thingNamed(text, noun)?.replaceAll("'", '’')).toBe(named);
  });

  it('names people with their names', () => {
    expect(personNamed('It’s for my nephew Arnau, he turns 31')).toBe('your nephew Arnau');
  });

  it('says limits and days back', () => {
    expect(detailsNamed('by the 1st of March, max 700 please', 2)).toBe('By the 1st of March, at most 700');
    expect(detailsNamed('I like it here', 1)).toBeNull();
  });
});

describe('what needs no asking', () => {
  it.each([
    ['When’s the day?', 'our wedding is June 14', true],
    ['Who left, you or they?', 'My girl left me on Saturday', true],
    ['What’s the dog called?', 'a greyhound called Trifle', true],
    ['What’s the dog called?', 'i have a dog', false],
    ['When does it go?', 'i need a train', false],
  ])('%s after %s', (ask, message, isTold) => {
    expect(asksWhatWasTold(ask, message)).toBe(isTold);
  });
});

describe('a message of several parts', () => {
  it('is met by the gravest thing that happened in it', () => {
    const message = 'I moved here in March for a man called Duarte and he’s gone back to his wife';
    expect(matterIn('I moved here in March for a man called Duarte', message)?.matter.isGrave).toBe(true);
  });
});
