import { describe, expect, it } from 'vitest';
import { completionMessagesOf, messagesOf, strictMessagesOf } from './openai-prompt.ts';
import type { TextPrompt, Turn } from './text.ts';

const turn = (role: Turn['role'], text: string): Turn => ({ role, text });
const prompt = (turns: Turn[], system = 'You are Mairi.'): TextPrompt => ({
  system,
  persona: { name: 'Mairi', description: '', gender: 'female', personality: '', examples: '' },
  turns,
  size: 'short',
});

describe('a prompt as messages', () => {
  it('is the system text, then user and assistant by turns', () => {
    expect(messagesOf(prompt([turn('siren', 'Hi.'), turn('user', 'Hello!'), turn('siren', 'Sit.')]))).toEqual([
      { role: 'system', content: 'You are Mairi.' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: 'Hello!' },
      { role: 'assistant', content: 'Sit.' },
    ]);
  });

  it('joins what one speaker says twice in a row', () => {
    const turns = [turn('user', 'One.'), turn('user', 'Two.'), turn('siren', 'Three.'), turn('siren', 'Four.')];
    expect(messagesOf(prompt(turns)).slice(1)).toEqual([
      { role: 'user', content: 'One.\n\nTwo.' },
      { role: 'assistant', content: 'Three.\n\nFour.' },
    ]);
  });

  it('leaves out what is empty, so that what stood around it is joined', () => {
    const turns = [turn('user', 'One.'), turn('siren', '  '), turn('user', 'Two.')];
    expect(messagesOf(prompt(turns, ''))).toEqual([{ role: 'user', content: 'One.\n\nTwo.' }]);
  });

  it('changes nothing in the prompt itself', () => {
    const turns = [turn('user', 'One.'), turn('user', 'Two.')];
    messagesOf(prompt(turns));
    expect(turns.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });

  it('begins with the user where a template is strict', () => {
    const roles = (turns: Turn[]) => strictMessagesOf(messagesOf(prompt(turns))).map(({ role }) => role);
    expect(roles([turn('siren', 'Hi.'), turn('user', 'Hello!')])).toEqual(['system', 'user', 'assistant', 'user']);
    expect(roles([turn('user', 'Hello!')])).toEqual(['system', 'user']);
    expect(roles([])).toEqual(['system', 'user']);
  });
});

describe('a request as messages', () => {
  it('ends with what is to be written', () => {
    const messages = completionMessagesOf({ purpose: 'title', prompt: prompt([turn('siren', 'Hi.')]) });
    expect(messages.at(-1)).toEqual({ role: 'user', content: expect.stringMatching(/title/) });
    expect(messages.at(-1)?.content).not.toMatch(/JSON/);
  });

  it('asks for a JSON array of the wanted length', () => {
    const content = (atLeast: number, atMost: number) =>
      completionMessagesOf({ purpose: 'tags', prompt: prompt([]), list: { atLeast, atMost } }).at(-1)?.content;
    expect(content(3, 5)).toMatch(/JSON array of 3 to 5 strings/);
    expect(content(3, 3)).toMatch(/JSON array of 3 strings/);
  });
});
