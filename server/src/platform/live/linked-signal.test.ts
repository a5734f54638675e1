import { describe, expect, it } from 'vitest';
import { linkSignal } from './linked-signal.ts';

describe('a linked signal', () => {
  it('aborts with the one it follows, and never the other way round', () => {
    const outer = new AbortController();
    const [one, two] = [linkSignal(outer.signal), linkSignal(outer.signal)];
    one.abort();
    expect([one.signal.aborted, outer.signal.aborted, two.signal.aborted]).toEqual([true, false, false]);
    outer.abort(new Error('Enough.'));
    expect(two.signal.reason).toEqual(new Error('Enough.'));
    expect(linkSignal(outer.signal).signal.reason).toEqual(new Error('Enough.'));
  });

  it('aborts by itself when its patience is over', async () => {
    const link = linkSignal(new AbortController().signal, 10);
    await new Promise((next) => setTimeout(next, 100));
    expect(link.signal.aborted).toBe(true);
  });

  it('follows no more once it is unlinked', async () => {
    const outer = new AbortController();
    const link = linkSignal(outer.signal, 10);
    link.unlink();
    outer.abort();
    await new Promise((next) => setTimeout(next, 50));
    expect(link.signal.aborted).toBe(false);
  });
});
