import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingPlaced, placeSpeech, revealed, spokenUpTo, wholeSigns } from './reveal.state.ts';
import type { TimedPiece } from './word-positions.ts';

/** Speech with one word each half second. */
const spokenPiece = (...words: string[]): TimedPiece => ({
  seconds: words.length / 2,
  words: words.map((word, n) => ({ word, start: n / 2, end: n / 2 + 0.4 })),
});

/** The revealed text at each word of each piece. */
function revealedAt(text: string, speech: TimedPiece[]): string[] {
  const placed = placeSpeech(text, speech);
  return speech.flatMap(({ words }, piece) =>
    words.map(({ start }) => text.slice(0, spokenUpTo(placed, { piece, time: start + 0.1 }))),
  );
}

test('the text is shown word by word as it is said, over all pieces [T6]', () => {
  expect(
    revealedAt('Come here. The sea is calm.', [spokenPiece('Come', 'here.'), spokenPiece('The', 'sea', 'is', 'calm.')]),
  ).toEqual([
    'Come',
    'Come here.',
    'Come here. The',
    'Come here. The sea',
    'Come here. The sea is',
    'Come here. The sea is calm.',
  ]);
});

test('an action comes with the word before it, and one at the start with the first word', () => {
  const text = '*She looks up.* Hello there. *A pause.* Stay *softly* with me. *She sits down*';
  expect(revealedAt(text, [spokenPiece('Hello', 'there.'), spokenPiece('Stay', 'with', 'me.')])).toEqual([
    '*She looks up.* Hello',
    '*She looks up.* Hello there. *A pause.*',
    '*She looks up.* Hello there. *A pause.* Stay *softly*',
    '*She looks up.* Hello there. *A pause.* Stay *softly* with',
    text,
  ]);
});

test('what is said differently from how it is written does not upset the rest', () => {
  const text = 'I am 25 years old, Dr. Vale. At 5. See you soon & sleep well.';
  const speech = [
    spokenPiece('I', 'am', 'twenty', 'five', 'years', 'old', 'Doctor', 'Vale.'),
    spokenPiece('At', 'five.'),
    spokenPiece('See', 'you', 'soon', 'and', 'sleep', 'well.'),
  ];
  expect(revealedAt(text, speech)).toEqual([
    'I',
    'I am',
    'I am 25',
    'I am 25',
    'I am 25 years',
    'I am 25 years old,',
    'I am 25 years old, Dr.',
    'I am 25 years old, Dr. Vale.',
    'I am 25 years old, Dr. Vale. At',
    'I am 25 years old, Dr. Vale. At 5.',
    'I am 25 years old, Dr. Vale. At 5. See',
    'I am 25 years old, Dr. Vale. At 5. See you',
    'I am 25 years old, Dr. Vale. At 5. See you soon &',
    'I am 25 years old, Dr. Vale. At 5. See you soon &',
    'I am 25 years old, Dr. Vale. At 5. See you soon & sleep',
    text,
  ]);
});

test('a word that is said in parts, and one that comes twice, keep their places', () => {
  const text = 'A well-known song, a song I don’t know.';
  expect(
    revealedAt(text, [spokenPiece('A', 'well', 'known', 'song', 'a', 'song', 'I', 'do', "n't", 'know')]).map(
      (part) => part.length,
    ),
  ).toEqual([1, 12, 12, 18, 20, 25, 27, 33, 33, text.length]);
});

test('a whole long answer is found in one piece, with actions and numbers all along it', () => {
  const sentence = 'She waits *for a while* at pier 12 and counts the boats.';
  const spoken = ['She', 'waits', 'at', 'pier', 'twelve', 'and', 'counts', 'the', 'boats.'];
  const text = Array.from({ length: 200 }, () => sentence).join(' ');
  const words = Array.from({ length: 200 }, () => spoken).flat();
  const revealedTexts = revealedAt(text, [spokenPiece(...words)]);
  for (let n = 0; n < 200; n++) {
    const to = (n + 1) * (sentence.length + 1) - 1;
    expect(revealedTexts[n * 9 + 8]?.length).toBe(to);
  }
});

test('bold words are spoken, addresses are not, and emoji come with the word before them', () => {
  const text = 'It is **very** warm 😊🌊 today. See [the map](https://example.test/a) or www.example.test soon.';
  const revealedTexts = revealedAt(text, [
    spokenPiece('It', 'is', 'very', 'warm', 'today.'),
    spokenPiece('See', 'the', 'map', 'or', 'soon.'),
  ]);
  expect(revealedTexts[2]).toBe('It is **very**');
  expect(revealedTexts[3]).toBe('It is **very** warm 😊🌊');
  expect(revealedTexts[4]).toBe('It is **very** warm 😊🌊 today.');
  expect(revealedTexts[8]).toBe(
    'It is **very** warm 😊🌊 today. See [the map](https://example.test/a) or www.example.test',
  );
  expect(revealedTexts[9]).toBe(text);
});

test('scripts from right to left, with signs above the letters, and without spaces find their words', () => {
  expect(revealedAt('مرحبًا يا صديقي.', [spokenPiece('مرحبا', 'يا', 'صديقي.')])).toEqual([
    'مرحبًا',
    'مرحبًا يا',
    'مرحبًا يا صديقي.',
  ]);
  expect(revealedAt('שלום לך!', [spokenPiece('שלום', 'לך!')])).toEqual(['שלום', 'שלום לך!']);
  const placed = placeSpeech('你好，海边见。再来吧！', [spokenPiece('你好', '海边', '见'), spokenPiece('再来', '吧')]);
  const ends = [0, 1, 2].map((n) => spokenUpTo(placed, { piece: 0, time: n / 2 }));
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(ends[2]).toBe(7);
  expect(spokenUpTo(placed, { piece: 1, time: 1 })).toBe(11);
});

test('where only the length is known, the sentence is spread over it [T6]', () => {
  const text = '*She nods.* Come here now. Then rest.';
  const speech: TimedPiece[] = [
    { seconds: 2, words: [] },
    { seconds: 1, words: [] },
  ];
  const placed = placeSpeech(text, speech);
  const at = (piece: number, time: number) => spokenUpTo(placed, { piece, time });
  const first = '*She nods.* Come here now.'.length;
  expect(at(0, 0)).toBe(1);
  expect(at(0, 1)).toBe(first / 2 + 1);
  expect(at(0, 2)).toBe(first);
  expect(at(1, 0)).toBe(first + 1);
  expect(at(1, 1)).toBe(text.length);
});

test('text that comes after its speech is placed when it is there, and sure places stay as they are', () => {
  const speech = [spokenPiece('Come', 'here', 'now.')];
  const early = placeSpeech('Come', speech);
  expect(spokenUpTo(early, { piece: 0, time: 1.2 })).toBe(4);
  const later = placeSpeech('Come here now. Then', speech, early);
  expect(spokenUpTo(later, { piece: 0, time: 1.2 })).toBe(14);
  const long = `Come here now. ${'and so on '.repeat(40)}`;
  const sure = placeSpeech(long, speech, later);
  const grown = placeSpeech(`${long}and on`, [...speech, spokenPiece('and', 'so')], sure);
  expect(grown.pieces[0]).toBe(sure.pieces[0]);
  expect(placeSpeech(long, speech, sure)).toBe(sure);
});

const state = {
  text: 'Hello there, you.',
  placed: nothingPlaced,
  playhead: null,
  hasPlayed: false,
  isWhole: false,
  isAll: false,
  shown: 0,
  seconds: 0,
};

test('without sound a character takes 0.05 seconds [K19]', () => {
  expect(revealed({ ...state, seconds: 0.05 })).toBeCloseTo(1);
  expect(revealed({ ...state, shown: 3, seconds: 0.1 })).toBeCloseTo(5);
  expect(revealed({ ...state, seconds: 60 })).toBe(state.text.length);
});

test('all of it is shown on request, and when the speech is over; nothing is ever taken back [T6]', () => {
  expect(revealed({ ...state, isAll: true })).toBe(17);
  expect(revealed({ ...state, hasPlayed: true, isWhole: true })).toBe(17);
  expect(revealed({ ...state, hasPlayed: true })).toBe(0);
  const placed = placeSpeech(state.text, [spokenPiece('Hello', 'there,', 'you.')]);
  const playhead = { piece: 0, time: 0 };
  expect(revealed({ ...state, placed, playhead, seconds: 60 })).toBe(5);
  expect(revealed({ ...state, placed, playhead, shown: 9 })).toBe(9);
});

test('a sign of several code units is shown whole or not at all', () => {
  const family = '👩‍👩‍👧';
  const text = `a${family}é b`;
  const prefixes = new Set(Array.from({ length: text.length + 1 }, (_, n) => text.slice(0, wholeSigns(text, n + 0.5))));
  expect([...prefixes]).toEqual(['', 'a', `a${family}`, `a${family}é`, `a${family}é `, text]);
  expect(wholeSigns(text, 99)).toBe(text.length);
  expect(wholeSigns(text, -1)).toBe(0);
});

test('whatever is said, the text only grows, a word is there when it is said, and the next one is not', () => {
  const word = fc.stringMatching(/^[a-zäéß]{1,9}$/).map((plain) => ({ text: plain, isSpokenPart: true }));
  const unsaid = fc
    .constantFrom('*she nods*', '😊', '—', '*a long look*', '👩‍👩‍👧')
    .map((text) => ({ text, isSpokenPart: false }));
  const sentence = fc.array(fc.oneof({ weight: 4, arbitrary: word }, unsaid), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 5 }), (sentences) => {
      let text = '';
      const ends: number[] = [];
      const starts: number[] = [];
      const speech = sentences.map((parts) => {
        for (const [n, part] of parts.entries()) {
          if (part.isSpokenPart) starts.push(text.length);
          text += part.text;
          if (part.isSpokenPart) ends.push(text.length);
          text += n === parts.length - 1 ? '. ' : ' ';
        }
        return spokenPiece(...parts.filter(({ isSpokenPart }) => isSpokenPart).map((part) => part.text));
      });
      // A piece without words is never spoken.
      const spoken = speech.filter(({ words }) => words.length > 0);
      const placed = placeSpeech(text, spoken);
      const revealedTexts = spoken.flatMap(({ words }, piece) =>
        words.map(({ start }) => spokenUpTo(placed, { piece, time: start })),
      );
      for (const [n, to] of revealedTexts.entries()) {
        expect(to).toBeGreaterThanOrEqual(ends[n] ?? 0);
        expect(to).toBeLessThanOrEqual(starts[n + 1] ?? text.length);
      }
    }),
    { numRuns: 300 },
  );
});
