import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startWorkerLoop } from './worker-loop.ts';

const never = () => {
  throw new Error('unexpected');
};

describe('a worker loop', () => {
  it('works until there is nothing, then pauses until it is woken', async () => {
    let left = 3;
    let looks = 0;
    const loop = startWorkerLoop(
      async () => {
        looks++;
        return left-- > 0;
      },
      3600,
      never,
    );
    await expect.poll(() => looks).toBe(4);
    await sleep(30);
    expect(looks).toBe(4);
    left = 1;
    loop.wake();
    await expect.poll(() => looks).toBe(6);
    await loop.stop();
  });

  it('looks again when it was woken while it was looking', async () => {
    let looks = 0;
    const loop = startWorkerLoop(
      async () => {
        await sleep(1);
        if (++looks === 1) loop.wake();
        return false;
      },
      3600,
      never,
    );
    await expect.poll(() => looks).toBe(2);
    await loop.stop();
  });

  it('looks by itself after the pause', async () => {
    let looks = 0;
    const loop = startWorkerLoop(
      async () => {
        looks++;
        return false;
      },
      0.01,
      never,
    );
    await expect.poll(() => looks).toBeGreaterThan(3);
    await loop.stop();
  });

  it('goes on after an error, and tells it', async () => {
    const errors: unknown[] = [];
    let looks = 0;
    const loop = startWorkerLoop(
      async () => {
        if (++looks < 3) throw new Error(`away ${looks}`);
        return false;
      },
      0.01,
      (error) => errors.push(error),
    );
    await expect.poll(() => looks).toBeGreaterThan(3);
    expect(errors).toEqual([new Error('away 1'), new Error('away 2')]);
    await loop.stop();
  });

  it('stops at once from a pause, and otherwise when its work is done', async () => {
    const idle = startWorkerLoop(async () => false, 3600, never);
    await sleep(5);
    await idle.stop();
    let done = false;
    const busy = startWorkerLoop(
      async () => {
        await sleep(50);
        done = true;
        return true;
      },
      3600,
      never,
    );
    await sleep(5);
    await busy.stop();
    expect(done).toBe(true);
  });
});
