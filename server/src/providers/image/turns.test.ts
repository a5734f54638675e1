import { describe, expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

const forever = new AbortController().signal;
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

describe('taking turns', () => {
  it('lets one work at a time, in order, failures included', async () => {
    const inTurn = makeTurns('image server');
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await pause(10);
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const all = await Promise.allSettled([
      inTurn(forever, work('a')),
      inTurn(forever, work('b', true)),
      inTurn(forever, work('c')),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('lets those who wait leave at once, without working', async () => {
    const inTurn = makeTurns('image server');
    const stop = new AbortController();
    let finish = () => {};
    const first = inTurn(
      forever,
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    await pause(0);
    let worked = false;
    const second = inTurn(stop.signal, async () => {
      worked = true;
    });
    const third = inTurn(forever, async () => 'third');
    stop.abort();
    await expect(second).rejects.toMatchObject({ kind: 'cancelled' });
    finish();
    await first;
    expect(await third).toBe('third');
    expect(worked).toBe(false);
    await expect(inTurn(AbortSignal.abort(), async () => 1)).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('has an end to its line, and says when to come back', async () => {
    const inTurn = makeTurns('image server', 2);
    let finish = () => {};
    const first = inTurn(
      forever,
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    await pause(0);
    const line = [inTurn(forever, async () => 1), inTurn(forever, async () => 2)];
    await expect(inTurn(forever, async () => 3)).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 30 });
    finish();
    await first;
    expect(await Promise.all(line)).toEqual([1, 2]);
    expect(await inTurn(forever, async () => 4)).toBe(4);
  });
});
