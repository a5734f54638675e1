import { expect, it } from 'vitest';
import { countsOf, findingsOf, sharedLines } from './counts.mjs';

/**
 * @param {string} name
 * @param {[string, string, import('./dialogues.mjs').Expectation?][]} turns
 * @returns {import('./counts.mjs').Played}
 */
const played = (name, turns) => ({
  dialogue: {
    id: name,
    name,
    gender: 'female',
    description: `${name}, 40, keeps bees. Lives with her sister Greta. Hates umbrellas and long goodbyes.`,
    secret: '',
    talks: '',
    facts: [],
    size: 'short',
    opening: 'Come in and mind the wet step.',
    turns: turns.map(([u]) => ({ u })),
  },
  expected: turns.map(([, , expected]) => expected ?? {}),
  replies: turns.map(([, text]) => ({ text, ms: 10 })),
});

it('sees whether facts of the card and of the user are named, whatever their endings', () => {
  const found = findingsOf(
    played('Ada', [
      ['Who lives here?', 'My sister Greta.', { card: ['Greta'] }],
      ['Who else?', 'The quiet.', { card: ['bee'] }],
      ['What do I bake?', 'You were baking rolls.', { recall: ['bakes', '/roll/'] }],
    ]),
  );
  expect(found.map(({ namesCard, recalls }) => namesCard ?? recalls)).toEqual([true, false, true]);
});

it('takes a question as answered where the expected fact is named', () => {
  const [yes, no] = findingsOf(
    played('Ada', [
      ['are you married?', 'Otto comes in August.', { card: ['Otto'] }],
      ['are you married?', 'The window is open.', { card: ['Otto'] }],
    ]),
  );
  expect([yes?.unanswered, no?.unanswered]).toEqual([[], ['are you married?']]);
});

it('finds flirts and party questions in the reply to distress and in the next three only', () => {
  const flirt = 'I could kiss you.';
  const found = findingsOf(
    played('Ada', [
      ['My dog died.', flirt, { mood: 'distress' }],
      ['hm', 'If you could fly, where would you go?'],
      ['hm', 'I am sorry.'],
      ['hm', flirt],
      ['hm', flirt],
    ]),
  );
  expect(found.map(({ frivolous }) => frivolous.length)).toEqual([1, 1, 0, 1, 0]);
  expect(countsOf([played('Ada', [['My dog died.', flirt, { mood: 'distress' }]])]).frivolous).toEqual({
    replies: 1,
    of: 1,
  });
});

it('finds lines of five words or more that two sirens say, or one of them twice, or that stand on the card', () => {
  const line = '*I turn the cup round slowly.*';
  const ada = played('Ada', [
    ['hi', `${line} Yes.`],
    ['hi', `I turn the cup round slowly! Hates umbrellas and long goodbyes.`],
  ]);
  expect(sharedLines([ada])).toEqual([]);
  expect(sharedLines([ada, played('Bea', [['hi', `Well. ${line}`]])])).toEqual([['i turn the cup round slowly', 2]]);
  const found = findingsOf(ada);
  expect(found.map(({ repeated }) => repeated.length)).toEqual([0, 1]);
  expect(found.map(({ pasted }) => pasted.length)).toEqual([0, 1]);
});

it('counts words by size and leaves the first reply out of the times', () => {
  const ada = played('Ada', [
    ['hi', 'One two three.'],
    ['hi', 'One.'],
  ]);
  ada.replies = ada.replies.map((reply, n) => ({ ...reply, ms: n === 0 ? 900 : 20 }));
  expect(countsOf([ada])).toMatchObject({ words: { short: 2 }, time: { first: 900, p50: 20, p95: 20 } });
});
