import { describe, expect, it, vi } from 'vitest';
import { cueGate } from './cue-gate.ts';

const CUES = new Set(['harm', 'harmful']);
const lettersOf = (chunk: string) => chunk.replace(/[^a-z]/g, '');

function gate() {
  const looked = vi.fn((chunk: string) => CUES.has(lettersOf(chunk)));
  const { hasNone, endOf, advance } = cueGate({
    mayBeCue: looked,
    isClaiming: (chunk) => chunk === 'famous',
    isDisguised: (chunk) => chunk.includes('@'),
    hasPart: (chunk) => chunk === 'ada' || chunk === 'lovelace',
    hasName: (text) => /[A-Z]\w+ [A-Z]/.test(text),
    lettersOf,
    isBeginning: (letters) => letters !== '' && letters !== 'harmful' && 'harmful'.startsWith(letters),
    isCueWord: (letters) => CUES.has(letters),
  });
  /** Whether a text passes when it is streamed in these pieces after a beginning without a cue. */
  const passesInPieces = (pieces: string[]) => {
    const end = endOf('It was late. ');
    return end !== null && pieces.every((piece) => advance(end, piece));
  };
  return { looked, passesInPieces, endOf, advance, passes: (text: string) => hasNone(text.toLowerCase(), text) };
}

const ordinary = [
  'The rain had come over the hills, and I had a book.',
  '',
  '   ',
  'one\ntwo\tthree',
  'Har and full of rain',
  'the famous lamp',
  'Ada went out',
  "it's a b, c",
];
const suspicious = [
  ['a cue word', 'no harm was meant'],
  ['a cue word with marks around it', 'no (harm) was meant'],
  ['a disguise', 'no h@rm was meant'],
  ['a word in two pieces', 'no har m was meant'],
  ['a word in four pieces', 'no ha rm fu l was meant'],
  ['letters one by one', 'x y z w'],
  ['letters one by one with marks between', 'x - y - z - w'],
  ['letters with dots', 'a b.c d'],
  ['a long gap', 'so            far'],
  ['a long gap of marks', 'so -. -. -. -. far'],
  ['two parts of a name', 'to Ada Lovelace'],
  ['an initial and a part of a name', 'to A. Lovelace'],
  ['a claim and a name', 'the famous Mary Anning'],
  ['letters of another script', 'the дождь'],
] as const;
const piecesOf = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

describe('a text', () => {
  it.each(ordinary)('of ordinary words passes: %j', (text) => {
    expect(gate().passes(text)).toBe(true);
  });

  it.each(suspicious)('with %s is searched', (_what, text) => {
    expect(gate().passes(text)).toBe(false);
  });

  it.each(suspicious)('with %s is searched also in pieces of any size', (_what, text) => {
    for (let size = 1; size <= text.length; size++) expect(gate().passesInPieces(piecesOf(text, size))).toBe(false);
  });

  it.each(ordinary.filter((text) => !text.includes('famous') && text.trim() !== ''))(
    'of ordinary words passes in whole words too: %j',
    (text) => {
      expect(gate().passesInPieces(text.split(/(?<= )/))).toBe(true);
    },
  );

  it('with a claim is searched for a name that may follow', () => {
    expect(gate().passesInPieces(['the ', 'famous ', 'lamp'])).toBe(false);
  });

  it('leaves the end unchanged when the next piece has to be searched', () => {
    const { endOf, advance } = gate();
    const end = endOf('It was la');
    const before = { ...end };
    expect(end && advance(end, 'te, and no harm')).toBe(false);
    expect(end).toEqual(before);
    expect(end && advance(end, 'te, and no rain')).toBe(true);
    expect(end).not.toEqual(before);
  });

  it('has each of its words looked up once', () => {
    const { looked, passes } = gate();
    passes('rain and rain and rain');
    passes('and rain');
    expect(looked.mock.calls.map(([chunk]) => chunk)).toEqual(['rain', 'and']);
  });
});
