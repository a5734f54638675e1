import type { Turn } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fixedPart, recordSpoken } from './spoken-record.ts';
import { lastQuestion, memoriesOf, readStory } from './story-reading.ts';

const story = (...texts: string[]) =>
  readStory(texts.map((text, n): Turn => ({ role: n % 2 === 0 ? 'user' : 'siren', text })));

describe('a story', () => {
  it('remembers who told what', () => {
    const read = story("I'm Anna. I love tea.", 'Good.', 'My sister Lena lives in Leeds.', 'I see.', 'Hm');
    expect(read.user).toBe('Anna');
    expect(memoriesOf(read, 'like').map(({ text, turn }) => [text, turn])).toEqual([['tea', 0]]);
    expect(memoriesOf(read, 'person').map(({ text }) => text)).toEqual(['your sister Lena']);
    expect(read.message).toBe('Hm');
  });

  it('takes a corrected name, and knows whether it is new', () => {
    expect(story('I am Anna', 'Anna!', 'Sorry, my name is Hanna')).toMatchObject({ user: 'Hanna', knewName: false });
    expect(story('I am Anna', 'Anna!', 'How are you?')).toMatchObject({ user: 'Anna', knewName: true });
  });

  it('hears a bare name only after it was asked for', () => {
    expect(story('hi', 'What shall I call you?', 'wren').user).toBe('Wren');
    expect(story('hi', 'What is that bird?', 'wren').user).toBeNull();
  });

  it('does not come back lightly to whom it hurts to speak of', () => {
    const read = story('My mother Ruth bakes.', 'Nice.', 'My mother died in spring.', 'Oh.');
    expect(memoriesOf(read, 'person')).toEqual([]);
  });

  it('may be empty, end with the siren, or have one speaker twice in a row', () => {
    expect(readStory([])).toMatchObject({ message: '', lastReply: '', user: null });
    expect(story('hello', 'Hello yourself.')).toMatchObject({ message: '', lastReply: 'Hello yourself.' });
    const twice = readStory([
      { role: 'user', text: 'hello' },
      { role: 'user', text: 'are you there?' },
    ]);
    expect(twice.message).toBe('hello\nare you there?');
  });

  it('knows the question it stands at', () => {
    expect(lastQuestion('Do you dance? I do. *I wait.*')).toBe('Do you dance?');
    expect(lastQuestion('I do.')).toBeNull();
  });
});

describe('what was said', () => {
  it('is known by its words, in directions too', () => {
    const wording = recordSpoken(['*I nod.* Well, look at you!']);
    expect(wording.has('i nod')).toBe(true);
    expect(wording.has('Well look at you.')).toBe(true);
    expect(wording.holds('look at')).toBe(true);
    expect(wording.holds('ook at')).toBe(false);
    wording.add('Ha!');
    expect(wording.has('ha')).toBe(true);
  });

  it('is known of a line whatever filled its slots', () => {
    expect(fixedPart('Ah, {user}. I know that way of saying hello.')).toBe('i know that way of saying hello');
    expect(fixedPart('Oh, {pet}.')).toBe('');
  });
});
