import { describe, expect, it } from 'vitest';
import type { Line } from '../bank/bank.ts';
import { makeRng } from '../rng.ts';
import { recordSpoken } from '../story/spoken-record.ts';
import { type Choosing, makeChooser } from './chooser.ts';

const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text }));
const chooser = (options: Partial<Choosing> = {}) =>
  makeChooser({
    traits: ['warm'],
    settings: ['sea'],
    heat: { most: 1, isWanted: false },
    slots: {},
    spokenLines: recordSpoken([]),
    rng: makeRng('choose'),
    message: '',
    ...options,
  });
/** Everything it gives until nothing is left. */
const all = (choose: ReturnType<typeof chooser>, from: Line[]) => {
  const chosen: string[] = [];
  for (let text = choose.line(from); text !== null; text = choose.line(from)) chosen.push(text);
  return chosen;
};

describe('choosing a line', () => {
  const coloured: Line[] = [
    { text: 'For all of us here.' },
    { text: 'For the warm alone here.', traits: ['warm', 'shy'] },
    { text: 'For the stern alone here.', traits: ['stern'] },
    { text: 'For the sea alone here.', settings: ['sea'] },
    { text: 'For the hills alone here.', settings: ['mountain'] },
    { text: 'For flirts alone here.', heat: 1 },
    { text: 'For lovers alone here.', heat: 2 },
  ];

  it('takes what fits the siren and no closer than allowed', () => {
    expect(all(chooser(), coloured).toSorted()).toEqual([
      'For all of us here.',
      'For flirts alone here.',
      'For the sea alone here.',
      'For the warm alone here.',
    ]);
    expect(all(chooser({ heat: { most: 0, isWanted: false } }), coloured)).not.toContain('For flirts alone here.');
    expect(all(chooser({ heat: { most: 2, isWanted: true } }), coloured)).toContain('For lovers alone here.');
  });

  it('takes close lines more often where they are wanted', () => {
    const first = (isWanted: boolean) =>
      Array.from({ length: 60 }, (_, n) =>
        chooser({ heat: { most: 2, isWanted }, rng: makeRng('wanted', n) }).line(coloured),
      ).filter((text) => text?.includes('lovers') || text?.includes('flirts')).length;
    expect(first(true)).toBeGreaterThan(first(false));
  });

  it('never says a sentence twice, nor a line with other fillings', () => {
    const spokenLines = recordSpoken(['Ah, Anna. I know that way of saying hello.']);
    const chosen = all(
      chooser({ spokenLines, slots: { user: 'Ben' } }),
      lines(
        'Ah, {user}. I know that way of saying hello.',
        'I know that way of saying hello. And more.',
        'Something new.',
      ),
    );
    expect(chosen).toEqual(['Something new.']);
  });

  it('leaves out a little word that was said before and keeps the rest', () => {
    expect(chooser({ spokenLines: recordSpoken(['Ha! Look at that.']) }).line(lines('Ha! I knew it.'))).toBe(
      'I knew it.',
    );
    expect(chooser({ spokenLines: recordSpoken(['Ha!']) }).line(lines('Ha!'))).toBeNull();
  });

  it('leaves out lines whose slots nobody can fill, that are too long, or that ask', () => {
    const chosen = all(chooser(), lines('Hello {user} my friend.', 'A plain line here.'));
    expect(chosen).toEqual(['A plain line here.']);
    expect(chooser().line(lines('one two three four five'), { most: 4 })).toBeNull();
    expect(chooser().line(lines('Is it you at last?'), { noQuestion: true })).toBeNull();
    expect(
      chooser({ slots: { user: 'Ben' } }).line(lines('No name in this.', 'With {user} in this.'), { slot: 'user' }),
    ).toBe('With Ben in this.');
  });

  it('comes out the same for the same chance', () => {
    expect(all(chooser(), coloured)).toEqual(all(chooser(), coloured));
  });
});
