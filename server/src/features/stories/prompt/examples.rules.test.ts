import { expect, it } from 'vitest';
import { readExamples } from './examples.rules.ts';

it('lines of a talk get their speakers, however they were named', () => {
  const examples = [
    '<START>',
    '{{user}}: Are you lonely?',
    '{{char}}: Lonely is a word for people with neighbours.',
    '---',
    'You: Is it far?',
    '**Mairi:** "Aye, far enough."',
    'Mairi Grant: Sit down.',
    '<BOT>: *pours the tea* There.',
  ].join('\n');
  expect(readExamples(examples, 'Mairi Grant')).toBe(
    [
      'User: Are you lonely?',
      'Mairi Grant: Lonely is a word for people with neighbours.',
      '',
      'User: Is it far?',
      'Mairi Grant: Aye, far enough.',
      'Mairi Grant: Sit down.',
      'Mairi Grant: *pours the tea* There.',
    ].join('\n'),
  );
});

it('plain, quoted and listed lines are taken as they are', () => {
  const examples = '- “Oi, hands off the coil.”\r\n1. Sorry, love.\n* Right then.\n> "Well?" she says. "Go on."';
  expect(readExamples(examples, 'Vex')).toBe(
    'Oi, hands off the coil.\nSorry, love.\nRight then.\n"Well?" she says. "Go on."',
  );
});

it('what tells about her talk stays, with any heading it has', () => {
  const examples = 'Accent: Scottish\n*speaks slowly*\nShort sentences. Never swears.';
  expect(readExamples(examples, 'Mairi')).toBe(examples);
});

it('an address or a time is no speaker', () => {
  expect(readExamples('I was up at 10:30, love.\nsee http://example.org', 'Mairi')).toBe(
    'I was up at 10:30, love.\nsee http://example.org',
  );
});

it('nothing comes of nothing', () => {
  for (const examples of ['', '  \n\n', '<START>\n***\n[Scene]']) expect(readExamples(examples, 'Mairi')).toBe('');
});
