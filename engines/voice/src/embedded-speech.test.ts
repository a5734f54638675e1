import type { JobRunner } from '@sirenade/server/ports/call';
import { describe, expect, it } from 'vitest';
import { embeddedSpeech } from './embedded-speech.ts';
import type { SpeechJob, SpokenSentence } from './speaker.ts';

const text = 'Hello, sailor. *She waves.* Come closer! Do you hear the sea? It sings. It always sings.';
const spoken: SpokenSentence = { audio: Uint8Array.of(1), seconds: 1, words: [], timed: true, kind: 'neural' };

/** A pool whose jobs the test ends by hand. */
function handPool() {
  const jobs: { job: SpeechJob; who: string | undefined; signal: AbortSignal; done: (error?: Error) => void }[] = [];
  const pool: JobRunner<SpeechJob, SpokenSentence> = {
    run: (job, { signal, who }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        jobs.push({ job, who, signal, done: (error) => (error ? reject(error) : resolve(spoken)) });
      }),
    close: async () => {},
  };
  return { pool, jobs };
}
const start = (engine: ReturnType<typeof embeddedSpeech>, signal = new AbortController().signal) =>
  engine.speak(text, 'maren', { signal, who: 'ann' })[Symbol.asyncIterator]();

describe('embedded speech', () => {
  it('makes each sentence on its own, and stays at most two ahead of the one that is played', async () => {
    const { pool, jobs } = handPool();
    const engine = embeddedSpeech({ pool });
    const pieces = start(engine);
    const first = pieces.next();
    expect(jobs.map(({ job }) => job.sentence)).toEqual(['Hello, sailor.', 'Come closer!']);
    jobs[0]?.done();
    expect((await first).value).toEqual({ audio: spoken.audio, seconds: 1, words: [], timed: true });
    expect(jobs.map(({ job }) => job.sentence).slice(2)).toEqual(['Do you hear the sea?']);
    expect(jobs.every(({ job, who }) => job.voice === 'maren' && who === 'ann')).toBe(true);
    expect(engine.kind).toBe('embedded neural');
    await pieces.return?.();
  });

  it('does not speak stage directions between asterisks', async () => {
    const { pool, jobs } = handPool();
    const engine = embeddedSpeech({ pool });
    const nothing = engine.speak('*She smiles.* 😘', 'maren', { signal: new AbortController().signal });
    expect(await nothing[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
    expect(jobs).toEqual([]);
  });

  it('gives the sentences in order, even when a later one is done first', async () => {
    const { pool, jobs } = handPool();
    const pieces = start(embeddedSpeech({ pool }));
    const first = pieces.next();
    jobs[1]?.done(new Error('the second one failed'));
    jobs[0]?.done();
    expect((await first).done).toBe(false);
    await expect(pieces.next()).rejects.toThrow('the second one failed');
  });

  it('stops with the signal, for its reason', async () => {
    const { pool, jobs } = handPool();
    const stop = new AbortController();
    const first = start(embeddedSpeech({ pool }), stop.signal).next();
    stop.abort(new Error('she left'));
    await expect(first).rejects.toThrow('she left');
    expect(jobs.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('starts no more jobs after the reader has stopped', async () => {
    const { pool, jobs } = handPool();
    const pieces = start(embeddedSpeech({ pool }));
    const first = pieces.next();
    jobs[0]?.done();
    await first;
    await pieces.return?.();
    expect(jobs).toHaveLength(3);
    expect(jobs.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  });
});
