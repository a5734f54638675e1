import { describe, expect, it } from 'vitest';
import { readGiven } from './given-memory.ts';
import { memoriesOf, readStory } from './story-reading.ts';
import { makeTurnReader } from './turn-reading.ts';

const pinned = (...facts: string[]) => readGiven({ summary: '', facts }, 'Mairi Grant');
const summed = (summary: string) => readGiven({ summary, facts: [] }, 'Mairi Grant');
const texts = (list: { text: string }[]) => list.map(({ text }) => text);

describe('a pinned fact', () => {
  it.each([
    'My name is Jonas',
    'The user’s name is Jonas.',
    'Name: Jonas',
    'Jonas is my name',
    'Call me Jonas',
    'I’m Jonas',
  ])('gives a name: %j', (fact) => {
    expect(pinned(fact).pinnedName).toBe('Jonas');
  });

  it.each([
    ['I am allergic to shellfish', 'you are allergic to shellfish'],
    ['We met on the night ferry.', 'we met on the night ferry'],
    ['Remember that I hate clowns', 'you hate clowns'],
    ['The user is allergic to nuts', 'you are allergic to nuts'],
    ['The user has two sons', 'you have two sons'],
    ['You promised to teach me knots', 'I promised to teach you knots'],
    ['Mairi owes me a dance', '“Mairi owes me a dance”'],
    ['Ich mag Regen', '“Ich mag Regen”'],
  ])('%j is told as %j', (fact, userStatement) => {
    expect(texts(pinned(fact).userStatements)).toEqual([userStatement]);
  });

  it('is about the person under their name too', () => {
    expect(texts(pinned('My name is Jonas', 'Jonas lives in Oban').userStatements)).toEqual(['you live in Oban']);
    expect(texts(pinned('My name is Jonas', 'Jonas lives in Oban').memories)).toEqual(['Oban']);
  });

  it('may be about her, and is then hers', () => {
    expect(pinned('You live in Oban', 'Your sister is called Ann').hers).toEqual([
      'I live in Oban.',
      'My sister is called Ann.',
    ]);
  });

  it('may ask her to leave something alone', () => {
    const givenMemory = pinned('Never mention my brother');
    expect([...givenMemory.shunned]).toEqual(['brother']);
    expect(givenMemory.userStatements).toEqual([]);
  });

  it('holds against what is told later', () => {
    const givenMemory = pinned('My name is Jonas', 'I live in Oban', 'I hate coffee');
    const turns = [{ role: 'user' as const, text: 'I am Peter. I live in Leeds. I love coffee.' }];
    const story = readStory(turns, makeTurnReader(), givenMemory);
    expect(story.user).toBe('Jonas');
    expect(texts(memoriesOf(story, 'place'))).toEqual(['Oban']);
    expect([texts(memoriesOf(story, 'like')), texts(memoriesOf(story, 'dislike'))]).toEqual([[], ['coffee']]);
  });
});

describe('a summary', () => {
  it('gives back what the engine itself wrote', () => {
    const givenMemory = summed(
      'The person talking with Mairi is called Jonas. Jonas has ties to Oban. About their work they said: nurse. Jonas likes rain and tea. ' +
        'They spoke of their sister Lena. They have told of their dog Rex. Planned: visiting their aunt. ' +
        'Jonas said: “I am allergic to shellfish.” “We met on the night ferry.” They talked about the fox.',
    );
    expect([givenMemory.name, givenMemory.pinnedName]).toEqual(['Jonas', null]);
    expect(givenMemory.memories.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual([
      'animal: your dog Rex',
      'like: rain',
      'like: tea',
      'person: your sister Lena',
      'place: Oban',
      'plan: visiting your aunt',
      'work: nurse',
    ]);
    expect(texts(givenMemory.userStatements)).toEqual(
      expect.arrayContaining(['you are allergic to shellfish', 'we met on the night ferry']),
    );
  });

  it('is read in the third person too', () => {
    const givenMemory = summed('The user is called Jonas. Jonas is afraid of heights. Mairi told him of the storm.');
    expect(givenMemory.name).toBe('Jonas');
    expect(texts(givenMemory.userStatements)).toEqual(['you are afraid of heights']);
  });
});
