import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMessage, readMessage, splitWords } from './message-markup.ts';

/** Runs as the page would show them: <a> for actions, <b> for weight. */
const rendered = (text: string, isGrowing = false) =>
  readMessage(text, { isGrowing }).map((runs) =>
    runs
      .map(({ text, isAction, isStrong }) => {
        const strong = isStrong ? `<b>${text}</b>` : text;
        return isAction ? `<a>${strong}</a>` : strong;
      })
      .join(''),
  );

test.each([
  ['You came. *She smiles.* Sit.', 'You came. <a>She smiles.</a> Sit.'],
  ['_She waits_ by **the door**', '<a>She waits</a> by <b>the door</b>'],
  ['***never***', '<a><b>never</b></a>'],
  ['*one **two** three*', '<a>one </a><a><b>two</b></a><a> three</a>'],
  ['*over\na line*', '<a>over\na line</a>'],
])('%j is set as %s', (text, expected) => {
  expect(rendered(text)).toEqual([expected]);
});

test.each(['5 * 3 * 2', '* a list', 'half *open', 'snake_case_name', '**', '*****', 'a * b*', '<b>bold</b> &amp;'])(
  '%j stays as it is written',
  (text) => {
    expect(rendered(text)).toEqual([text]);
  },
);

test('blank lines part paragraphs, single breaks stay in them', () => {
  expect(rendered('One\ntwo\n\n \nThree\n\n')).toEqual(['One\ntwo', 'Three']);
  expect(rendered('  \n\n ')).toEqual([]);
});

test('links and pictures are their words alone', () => {
  expect(rendered('See [the pier](https://example.org) and ![a boat](https://example.org/b.png)')).toEqual([
    'See the pier and a boat',
  ]);
});

test('a mark can be meant as itself', () => {
  expect(rendered('\\*not an action\\*')).toEqual(['*not an action*']);
});

test('what has begun at the end of a growing text counts as meant, and only there', () => {
  expect(rendered('Come. *She lo', true)).toEqual(['Come. <a>She lo</a>']);
  expect(rendered('A *half\n\nnext', true)).toEqual(['A *half', 'next']);
});

test('every run says where it stands, and its words follow one another', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('*', '_', 'a', 'b', ' ', '\n', '\\', '[', ']', '(', ')', '!') }),
      (text) => {
        let last = 0;
        for (const run of readMessage(text).flat()) {
          expect(text.slice(run.start, run.start + run.text.length)).toBe(run.text);
          expect(run.start).toBeGreaterThanOrEqual(last);
          last = run.start + run.text.length;
          const words = splitWords(run);
          expect(words.map((word) => word.text).join('')).toBe(run.text);
          expect(words.at(-1)?.end).toBe(last);
        }
      },
    ),
  );
});

test('marks without an end do not make long texts slow', () => {
  const text = '*a '.repeat(30_000);
  expect(plainMessage(text)).toBe(text);
});
