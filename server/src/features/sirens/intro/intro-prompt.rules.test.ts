import { expect, it } from 'vitest';
import { type IntroSubject, introPromptOf, tagPromptOf } from './intro-prompt.rules.ts';

const isla: IntroSubject = {
  name: 'Isla',
  description: '{{char}} keeps a lighthouse and waits for {{user}}.',
  gender: 'female',
  personality: 'She cannot swim.',
  examples: '<BOT>: Aye, so it is.',
};

it('an intro is asked for with who she is, how she talks and what nobody may cross', () => {
  const { system, persona, turns, seed } = introPromptOf(isla, 7);
  expect(system).toMatch(/^You are Isla, a woman\./);
  expect(system).toContain('Isla keeps a lighthouse and waits for the visitor.');
  expect(system).toMatch(/do not tell them:\nShe cannot swim\./);
  expect(system).toMatch(/How you talk; .*:\nIsla: Aye, so it is\./);
  expect(system).toMatch(/2 to 4 sentences, in the first person/);
  expect(system).toMatch(/You are an adult.*Nobody under 18/s);
  expect(system).not.toMatch(/\{\{|<BOT>/);
  expect(persona).toEqual(isla);
  expect([turns, seed]).toEqual([[], 7]);
});

it('what was left empty is not spoken of', () => {
  const { system } = introPromptOf({ ...isla, personality: '', examples: '', gender: 'non_binary' }, 1);
  expect(system).toMatch(/^You are Isla, a non-binary person\./);
  expect(system).not.toMatch(/secrets|How you talk/);
});

it('a siren with very much to say fits a small window', () => {
  const long = 'word '.repeat(1600);
  const { system } = introPromptOf({ ...isla, description: long.slice(0, 2000), personality: long, examples: long }, 1);
  expect(system.length).toBeLessThan(11_000);
  expect(system).toContain('word …');
});

it('a name with a dollar sign is only a name', () => {
  expect(introPromptOf({ ...isla, name: '$& $1' }, 1).system).toContain('$& $1 keeps a lighthouse');
});

it('her secrets and examples have no part in tags', () => {
  const { system, persona } = tagPromptOf(isla, 7);
  expect(system).toContain('Isla keeps a lighthouse');
  expect(`${system} ${JSON.stringify(persona)}`).not.toMatch(/swim|Aye/);
});
