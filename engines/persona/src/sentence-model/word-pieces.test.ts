import { beforeAll, describe, expect, it } from 'vitest';
import { readMiniLm } from './minilm-files.ts';
import { toWordPieces, type Vocabulary } from './word-pieces.ts';

describe('word pieces', () => {
  let vocabulary: Vocabulary;
  beforeAll(async () => {
    const files = await readMiniLm();
    if ('missing' in files) throw new Error(`${files.missing}: run npm ci`);
    vocabulary = files.vocabulary;
  });

  // What the tokenizer of the model's makers gives.
  it.each([
    ['What are you afraid of?', [101, 2054, 2024, 2017, 4452, 1997, 1029, 102]],
    ['unaffable', [101, 14477, 20961, 3468, 102]],
    ['Crème brûlée, naïve café!', [101, 13675, 21382, 7987, 9307, 2063, 1010, 15743, 7668, 999, 102]],
    ['I miss my grandmother’s strawberry cake.', [101, 1045, 3335, 2026, 7133, 1521, 1055, 16876, 9850, 1012, 102]],
    ['x'.repeat(101), [101, 100, 102]],
    ['', [101, 102]],
  ])('of %j are those of the reference', (text, pieces) => {
    expect(toWordPieces(text, vocabulary, 64)).toEqual(pieces);
  });

  it('take marks that somebody types for what they are, never for marks of the model', () => {
    expect(toWordPieces('[SEP]', vocabulary, 64).filter((piece) => piece === 102)).toHaveLength(1);
  });

  it('end where there is no more room, with the mark of the end', () => {
    const pieces = toWordPieces('rain '.repeat(500), vocabulary, 16);
    expect(pieces).toHaveLength(16);
    expect(pieces.at(-1)).toBe(102);
  });
});
