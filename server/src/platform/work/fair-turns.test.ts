import { describe, expect, it } from 'vitest';
import { makeFairTurns } from './fair-turns.ts';

const forever = { signal: new AbortController().signal };
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Occupies the turn until it is released. */
function occupy(inTurn: ReturnType<typeof makeFairTurns>) {
  let finish = () => {};
  const done = inTurn(forever, () => new Promise<void>((resolve) => (finish = resolve)));
  return { done, finish: () => finish() };
}

describe('taking turns', () => {
  it('lets one work at a time, in order, failures included', async () => {
    const inTurn = makeFairTurns();
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

  it('serves people in turn', async () => {
    const inTurn = makeFairTurns();
    const { done, finish } = occupy(inTurn);
    const order: string[] = [];
    const names = ['a1', 'a2', 'a3', 'b1'];
    const waits = names.map((name) =>
      inTurn({ ...forever, who: name.charAt(0) }, async () => {
        order.push(name);
      }),
    );
    finish();
    await Promise.all([done, ...waits]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('lets those who wait leave at once, without working', async () => {
    const inTurn = makeFairTurns();
    const stop = new AbortController();
    const first = occupy(inTurn);
    let worked = false;
    const second = inTurn({ signal: stop.signal }, async () => {
      worked = true;
    });
    const third = inTurn(forever, async () => 'third');
    stop.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    first.finish();
    await first.done;
    expect(await third).toBe('third');
    expect(worked).toBe(false);
    await expect(inTurn({ signal: stop.signal }, async () => 1)).rejects.toThrow('gone');
    expect(await inTurn(forever, async () => 'free again')).toBe('free again');
  });

  it('has an end to its line, and says when to come back', async () => {
    const inTurn = makeFairTurns({ inAll: 2, each: 2 });
    const first = occupy(inTurn);
    const line = [inTurn(forever, async () => 1), inTurn(forever, async () => 2)];
    await expect(inTurn(forever, async () => 3)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 });
    first.finish();
    await first.done;
    expect(await Promise.all(line)).toEqual([1, 2]);
    expect(await inTurn(forever, async () => 4)).toBe(4);
  });
});
