import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds back every timer of one length until the test ends it, however slow the machine is. */
export function pauseTimers(ms: number): { waiting(): number; end(): void } {
  const { setTimeout, clearTimeout } = globalThis;
  const paused = new Map<unknown, () => void>();
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    if (delay !== ms) return setTimeout(run, delay, ...args);
    const id = {};
    paused.set(id, () => run(...args));
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: unknown) => {
    if (!paused.delete(id)) clearTimeout(id as ReturnType<typeof setTimeout>);
  });
  return {
    waiting: () => paused.size,
    end: () => {
      const due = [...paused.values()];
      paused.clear();
      act(() => {
        for (const run of due) run();
      });
    },
  };
}
