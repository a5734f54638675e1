import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeModel } from '../test/fake-model.ts';
import { cosine } from './sentence-model.ts';
import { vectorsOf } from './vector-file.ts';

describe('the file of vectors', () => {
  let folder: string;
  let write: string;
  const texts = ['hello there', 'good night', 'tell me a story'];
  const numbers = (vectors: Float32Array[]) => vectors.map((vector) => [...vector]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vectors-'));
    write = join(folder, 'deep', 'vectors.bin');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('saves working them out again, and gives back the same as without it', async () => {
    const model = fakeModel();
    const first = await vectorsOf(texts, model, { write });
    const again = await vectorsOf(texts, model, { write });
    expect(model.count).toBe(3);
    expect(numbers(again)).toEqual(numbers(first));
    expect(numbers(await vectorsOf(texts, fakeModel()))).toEqual(numbers(first));
    expect(await readdir(join(folder, 'deep'))).toEqual(['vectors.bin']);
  });

  it('holds a vector in a quarter of its bytes, as good as exactly', async () => {
    const [vector] = await vectorsOf(['a b c d e f g h'], fakeModel(), { write });
    const [exact] = await fakeModel().embed(['a b c d e f g h']);
    expect(cosine(vector as Float32Array, exact as Float32Array)).toBeCloseTo(1, 2);
    expect((await readFile(write)).length).toBeLessThan(500);
  });

  it('lends what it holds to other lists, so that only new texts are worked out', async () => {
    const model = fakeModel();
    await vectorsOf(texts, model, { write });
    const [last, added] = await vectorsOf(['tell me a story', 'one more'], model, { read: [write] });
    expect(model.count).toBe(4);
    expect([last, added].every((vector) => vector?.some((value) => value !== 0))).toBe(true);
    await vectorsOf([...texts, 'and another'], model, { write });
    expect(model.count).toBe(5);
    await vectorsOf([...texts, 'and another'], model, { write });
    expect(model.count).toBe(5);
  });

  it('is not used for another model', async () => {
    await vectorsOf(texts, fakeModel(), { write });
    const other = { ...fakeModel(), version: 'other' };
    const embed = vi.spyOn(other, 'embed');
    await vectorsOf(texts, other, { read: [write] });
    expect(embed).toHaveBeenCalledTimes(3);
  });

  it.each([
    [
      'with a wrong byte',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
    ],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 100)],
    ['empty', () => Buffer.alloc(0)],
  ])('is written anew when it is %s', async (_, spoil) => {
    const model = fakeModel();
    const good = await vectorsOf(texts, model, { write });
    await writeFile(write, spoil(await readFile(write)));
    expect(numbers(await vectorsOf(texts, model, { write }))).toEqual(numbers(good));
    expect(model.count).toBe(6);
    await vectorsOf(texts, model, { write });
    expect(model.count).toBe(6);
  });
});
