import type { JobRunner } from '@sirenade/server/ports/call';
import type { TextEvent, TextOptions, TextPrompt } from '@sirenade/server/ports/text';
import { describe, expect, it } from 'vitest';
import { fakeSirens } from '../test/fake-sirens.ts';
import type { PersonaJob, PersonaResult } from './persona-job.ts';
import { personaText } from './persona-text.ts';

const TEXT = '*I nod.* Good evening. The rain has let up, and so have you.';
const prompt: TextPrompt = {
  system: 'You are Mairi.',
  persona: fakeSirens.keeper,
  turns: [{ role: 'user', text: 'Good evening' }],
  memory: { summary: 'They met.', facts: ['My name is Jonas'] },
  size: 'short',
  seed: 4,
};

function engine(written: PersonaResult['written'] = { text: TEXT }, isWordsOnly = false) {
  const jobs: { job: PersonaJob; who?: string | undefined }[] = [];
  let closed = false;
  const pool: JobRunner<PersonaJob, PersonaResult> = {
    run: async (job, { signal, who }) => {
      signal.throwIfAborted();
      jobs.push({ job, who });
      return { written, isWordsOnly };
    },
    close: async () => {
      closed = true;
    },
  };
  return { text: personaText({ pool, pace: 0 }), jobs, isClosed: () => closed };
}
const options = (extra: Partial<TextOptions> = {}): TextOptions => ({
  signal: new AbortController().signal,
  maxTokens: 500,
  ...extra,
});
async function read(events: AsyncIterable<TextEvent>) {
  const all: TextEvent[] = [];
  for await (const event of events) all.push(event);
  return { text: all.map((event) => ('piece' in event ? event.piece : '')).join(''), events: all };
}

describe('the embedded text engine', () => {
  it('streams the reply in pieces, then exactly one usage', async () => {
    const { text, events } = await read(engine().text.stream(prompt, options()));
    expect(text).toBe(TEXT);
    expect(events.length).toBeGreaterThan(4);
    expect(events.filter((event) => 'usage' in event)).toHaveLength(1);
    expect(events.at(-1)).toEqual({ usage: { promptTokens: 7, replyTokens: 15, finish: 'stop' } });
  });

  it('hands over who asks, and only what the writer reads', async () => {
    const { text, jobs } = engine();
    await read(text.stream(prompt, options({ who: 'anna' })));
    expect(jobs).toEqual([
      {
        job: {
          reply: {
            persona: prompt.persona,
            turns: prompt.turns,
            memory: prompt.memory,
            size: 'short',
            intimacy: undefined,
            seed: 4,
          },
        },
        who: 'anna',
      },
    ]);
  });

  it('cuts at the end of a word when it may write no more, and says so', async () => {
    const { text, events } = await read(engine().text.stream(prompt, options({ maxTokens: 6 })));
    expect(text).toBe('*I nod.* Good evening.');
    expect(events.at(-1)).toMatchObject({ usage: { finish: 'length' } });
  });

  it('ends before a text it was told to stop at', async () => {
    expect((await read(engine().text.stream(prompt, options({ stop: ['', 'The rain'] })))).text).toBe(
      '*I nod.* Good evening. ',
    );
  });

  it('stops at once when it is called off', async () => {
    const controller = new AbortController();
    const stream = engine().text.stream(prompt, options({ signal: controller.signal }));
    const pieces: TextEvent[] = [];
    const reading = (async () => {
      for await (const event of stream) {
        pieces.push(event);
        controller.abort(new Error('enough'));
      }
    })();
    await expect(reading).rejects.toThrow('enough');
    expect(pieces).toHaveLength(1);
  });

  it('completes small texts, and closes its pool', async () => {
    const { text, jobs, isClosed } = engine({ list: ['a', 'b', 'c'] });
    const list = { atLeast: 3, atMost: 3 };
    expect(await text.complete({ purpose: 'suggestions', prompt, list }, options())).toEqual({ list: ['a', 'b', 'c'] });
    expect(jobs[0]?.job).toMatchObject({ completion: { purpose: 'suggestions', list } });
    expect(text.kind).toBe('embedded persona');
    await text.close();
    expect(isClosed()).toBe(true);
  });

  it('says so when it has to do with words only, as soon as that is seen', async () => {
    const { text } = engine(undefined, true);
    expect(text.kind).toBe('embedded persona');
    await read(text.stream(prompt, options()));
    expect(text.kind).toBe('embedded persona (words only)');
  });
});
