import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeModel } from '../test/fake-model.ts';
import { vectorsOf } from './vector-file.ts';

describe('the file of vectors', () => {
  let folder: string;
  let file: string;
  const texts = ['hello there', 'good night', 'tell me a story'];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vectors-'));
    file = join(folder, 'deep', 'vectors.bin');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('saves working them out again, and gives back the same', async () => {
    const model = fakeModel();
    const first = await vectorsOf(texts, model, file);
    const again = await vectorsOf(texts, model, file);
    expect(model.count).toBe(3);
    expect(again.map((vector) => [...vector])).toEqual(first.map((vector) => [...vector]));
    expect(await readdir(join(folder, 'deep'))).toEqual(['vectors.bin']);
  });

  it.each([
    ['of other texts', async () => ({ wanted: [...texts, 'one more'] })],
    [
      'with a wrong byte',
      async () => {
        const bytes = await readFile(file);
        bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 0xff;
        await writeFile(file, bytes);
        return { wanted: texts };
      },
    ],
    [
      'cut short',
      async () => {
        await writeFile(file, (await readFile(file)).subarray(0, 100));
        return { wanted: texts };
      },
    ],
  ])('is written anew when it is %s', async (_, spoil) => {
    const model = fakeModel();
    await vectorsOf(texts, model, file);
    const { wanted } = await spoil();
    model.count = 0;
    const vectors = await vectorsOf(wanted, model, file);
    expect(model.count).toBe(wanted.length);
    expect(vectors.map((vector) => [...vector])).toEqual(
      (await fakeModel().embed(wanted)).map((vector) => [...vector]),
    );
    model.count = 0;
    await vectorsOf(wanted, model, file);
    expect(model.count).toBe(0);
  });

  it('goes on where a start was broken off', async () => {
    const many = Array.from({ length: 600 }, (_, n) => `text number ${n}`);
    const tired = fakeModel();
    const embed = tired.embed;
    tired.embed = (batch) => (tired.count >= 512 ? Promise.reject(new Error('broken off')) : embed(batch));
    await expect(vectorsOf(many, tired, file)).rejects.toThrow('broken off');
    const model = fakeModel();
    expect(await vectorsOf(many, model, file)).toHaveLength(600);
    expect(model.count).toBe(88);
  });

  it('is done without where it cannot be written', async () => {
    await writeFile(join(folder, 'deep'), 'a file where a folder should be');
    expect(await vectorsOf(texts, fakeModel(), file)).toHaveLength(3);
    expect(await vectorsOf(texts, fakeModel())).toHaveLength(3);
  });
});
