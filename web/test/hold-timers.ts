import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds back every timer of one length until the test ends it, however slow the machine is. */
export function holdTimers(ms: number): { waiting(): number; end(): void } {
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map<unknown, () => void>();
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    if (delay !== ms) return setTimeout(run, delay, ...args);
    const id = {};
    held.set(id, () => run(...args));
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: unknown) => {
    if (!held.delete(id)) clearTimeout(id as ReturnType<typeof setTimeout>);
  });
  return {
    waiting: () => held.size,
    end: () => {
      const due = [...held.values()];
      held.clear();
      act(() => {
        for (const run of due) run();
      });
    },
  };
}
