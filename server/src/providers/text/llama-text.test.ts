import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyGguf } from '../../../test/tiny-gguf.ts';
import { findLlamaPackage, type LlamaPackage } from './llama-package.ts';
import { llamaText } from './llama-text.ts';
import type { TextEngine, TextEvent, TextPrompt } from './text.ts';

const folder = process.env.TEST_LLAMA_FOLDER;
const temporary = mkdtempSync(join(tmpdir(), 'sirenade-llama-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const prompt: TextPrompt = {
  system: 'You are a lighthouse keeper.',
  persona: { name: 'Ines', description: '', gender: 'female', personality: '', examples: '' },
  turns: [{ role: 'user', text: 'How is the sea?' }],
  size: 'short',
  seed: 7,
};
const signal = new AbortController().signal;
const options = { signal, maxTokens: 40, temperature: 0 };

async function gather(events: AsyncIterable<TextEvent>): Promise<{ text: string; usages: TextEvent[] }> {
  let text = '';
  const usages: TextEvent[] = [];
  for await (const event of events) {
    if ('piece' in event) text += event.piece;
    else usages.push(event);
  }
  return { text, usages };
}

it('finds no package where nobody installed it', async () => {
  expect(await findLlamaPackage([temporary, join(temporary, 'none')])).toBeNull();
});

// The package with llama.cpp's binary is no dependency of ours: `npm test` installs it beside the tests.
describe.skipIf(!folder)('a model file in this process', () => {
  let llamaCpp: LlamaPackage;
  const engines: Awaited<ReturnType<typeof openModel>>[] = [];
  async function openModel(name: string, model: Buffer) {
    const path = join(temporary, name);
    writeFileSync(path, model);
    return llamaText(llamaCpp, { path, threads: 1, window: 1_024 });
  }
  let calm: TextEngine;
  let endless: TextEngine;
  beforeAll(async () => {
    const found = await findLlamaPackage([folder ?? '']);
    if (!found) throw new Error(`There is no node-llama-cpp in ${folder}.`);
    llamaCpp = found;
    engines.push(await openModel('calm.gguf', tinyGguf({ says: ['The', 'tide', 'is', 'calm', 'tonight', '.'] })));
    engines.push(await openModel('endless.gguf', tinyGguf({ says: ['wave', 'upon', 'sand', ','], endless: true })));
    [calm, endless] = engines as unknown as [TextEngine, TextEngine];
  });
  afterAll(async () => {
    for (const engine of engines) await engine.close();
  });

  it('writes piece by piece, and says what it used', async () => {
    const pieces: string[] = [];
    for await (const event of calm.stream(prompt, options)) if ('piece' in event) pieces.push(event.piece);
    expect(pieces).toEqual(['The', ' tide', ' is', ' calm', ' tonight', '.']);
    const { usages } = await gather(calm.stream(prompt, options));
    expect(usages).toEqual([
      { usage: { promptTokens: expect.any(Number), replyTokens: expect.any(Number), finish: 'stop' } },
    ]);
  });

  it('knows its window, and is named after its file', () => {
    expect([calm.window, calm.kind]).toEqual([1_024, 'calm.gguf (llama.cpp in this process)']);
  });

  it('ends at the wanted length, and at the wanted words', async () => {
    const cut = await gather(endless.stream(prompt, { ...options, maxTokens: 6 }));
    expect(cut.text).toBe('wave upon sand, wave upon');
    expect(cut.usages).toMatchObject([{ usage: { replyTokens: 6, finish: 'length' } }]);
    const stopped = await gather(endless.stream(prompt, { ...options, stop: [' sand'] }));
    expect(stopped.text).toBe('wave upon');
  });

  it('stops when it is told to, and writes the next reply', async () => {
    const stop = new AbortController();
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const event of endless.stream(prompt, { ...options, signal: stop.signal, maxTokens: 900 })) {
        if ('piece' in event) pieces.push(event.piece);
        if (pieces.length === 5) stop.abort(new Error('enough'));
      }
    })();
    await expect(reading).rejects.toThrow('enough');
    expect(pieces.length).toBeLessThan(100);
    expect((await gather(endless.stream(prompt, { ...options, maxTokens: 3 }))).text).toBe('wave upon sand');
  });

  it('stops when its reader leaves, and gives the turn to the next', async () => {
    for await (const event of endless.stream(prompt, { ...options, maxTokens: 900 })) {
      if ('piece' in event) break;
    }
    expect((await gather(endless.stream(prompt, { ...options, maxTokens: 3 }))).text).toBe('wave upon sand');
  });

  it('writes for several people one after the other, without mixing them', async () => {
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((who) => gather(calm.stream(prompt, { ...options, who })).then(({ text }) => text)),
    );
    expect(replies).toEqual(Array(3).fill('The tide is calm tonight.'));
  });

  it('writes small texts whole', async () => {
    expect(await calm.complete({ purpose: 'title', prompt }, options)).toEqual({ text: 'The tide is calm tonight.' });
  });

  it('writes lists in the wanted form', async () => {
    const says = ['["', 'foam', '","', 'wind', '"]'];
    const lister = await openModel('lister.gguf', tinyGguf({ says }));
    engines.push(lister);
    const request = { purpose: 'tags' as const, prompt, list: { atLeast: 2, atMost: 3 } };
    expect(await lister.complete(request, options)).toEqual({ list: ['foam', 'wind'] });
    await expect(lister.complete({ ...request, list: { atLeast: 9, atMost: 9 } }, options)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  const whole = tinyGguf({ says: ['tide'] });
  it.each([
    ['is no model', Buffer.from('GGUF but not really')],
    ['is empty', Buffer.alloc(0)],
    ['was cut off in its weights', whole.subarray(0, whole.length / 2)],
    ['was cut off in its head', whole.subarray(0, 2_000)],
  ])('answers 503 for a file that %s', async (what, bytes) => {
    const broken = await openModel(`${what}.gguf`, bytes);
    await expect(gather(broken.stream(prompt, options))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    await expect(broken.ready).rejects.toThrow();
    await broken.close();
  });
});
