import { Socket } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cosine, openSentenceModel, type SentenceModel } from './sentence-model.ts';

describe('the sentence model of the packages', () => {
  let model: SentenceModel;

  beforeAll(async () => {
    model = await openSentenceModel();
  });

  it('opens without a word and without the network', async () => {
    const connected = vi.spyOn(Socket.prototype, 'connect');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    await (await openSentenceModel()).embed(['hello']);
    for (const call of [connected, fetched, ...logged]) expect(call).not.toHaveBeenCalled();
  });

  it('puts what means the same closer together than what does not', async () => {
    const [tired, weary, fish] = (await model.embed([
      'I am so tired tonight',
      'what a day, I am exhausted',
      'the price of fish in Norway',
    ])) as [Float32Array, Float32Array, Float32Array];
    expect(cosine(tired, weary)).toBeGreaterThan(cosine(tired, fish) + 0.2);
    expect(cosine(tired, tired)).toBeCloseTo(1, 4);
  });

  it('gives one vector a text, the same alone and among others, and takes empty and endless texts', async () => {
    const texts = ['rain', '', 'x'.repeat(5_000), 'rain'];
    const vectors = await model.embed(texts);
    expect(vectors).toHaveLength(4);
    const [alone] = await model.embed(['rain']);
    expect(cosine(vectors[3] as Float32Array, alone as Float32Array)).toBeCloseTo(1, 4);
    expect(vectors[1]?.every((value) => value === 0)).toBe(true);
  });
});
