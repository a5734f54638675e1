import { describe, expect, it } from 'vitest';
import { readStory } from '../story-reading.ts';

/** What is known after these turns, hers and theirs by turns, hers first. */
const after = (...texts: string[]) =>
  readStory(texts.map((text, at) => ({ role: at % 2 === 0 ? ('siren' as const) : ('user' as const), text })));
const ledger = (...texts: string[]) => after(...texts).ledger.map(({ text }) => text);

describe('the name of a person', () => {
  it.each([
    ['Who goes there?', 'Marta. is the bridge open', 'Marta'],
    ['Tell me your family name.', 'haha. Novak. Hugo Novak', 'Hugo Novak'],
    ['What do I call you?', 'ilse, and i am late', 'Ilse'],
    ['Mind the step.', 'thanks. Henrik. do you work here', 'Henrik'],
    ['You look wet.', 'I’m the plumber’s friend from Turin, Bianca.', 'Bianca'],
  ])('%s – %s', (hers, theirs, name) => {
    expect(after(hers, theirs).user).toBe(name);
  });

  it.each([
    ['And the goat?', 'Her name’s Clotilde. the goat I mean.'],
    ['Who is your best friend?', 'Henrik. he’d come over'],
    ['Warm enough?', 'Lovely. where is the stove'],
  ])('is not what somebody else is called: %s – %s', (hers, theirs) => {
    expect(after(hers, theirs).user).toBeNull();
  });
});

describe('the ledger', () => {
  it('knows age, work and home', () => {
    expect(ledger('Who are you?', 'I’m Pavel, the new lamplighter, I’m 41. I’m from Brno.')).toEqual(
      expect.arrayContaining(['you are the new lamplighter', 'you are 41', 'you are from Brno']),
    );
  });

  it('knows who is called what, and whose they are', () => {
    expect(ledger('Well?', 'my brother Tomas has a boat called Pelican')).toEqual(
      expect.arrayContaining(['your brother is called Tomas', 'the boat is called Pelican']),
    );
    expect(ledger('Is it a boy? What’s his name?', 'Boy, Mateo, he’s 6')).toContain('your boy is called Mateo');
    expect(ledger('You live alone?', 'with my goat', 'What’s she called?', 'Clotilde. she bites')).toContain(
      'your goat is called Clotilde',
    );
    expect(
      ledger(
        'Alone?',
        'my girl left me by text',
        'Ask for an hour, and bring your boss. What’s her name?',
        'Solongo. play a song',
      ),
    ).toContain('your girl is called Solongo');
    expect(ledger('Look at the heron. His name’s Gustav.', 'hello heron')).toContain('the heron is called Gustav');
  });

  it('takes the later for the true one, and a joke for nothing', () => {
    const restated = ledger('So?', 'I’m a tax lawyer.', 'Really?', 'No. I’m a baker.');
    expect(restated).toContain('you are a baker');
    expect(restated).not.toContain('you are a tax lawyer');
    expect(ledger('So?', 'i’m a health inspector. jk.')).toEqual([]);
  });
});
