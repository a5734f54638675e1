import type { Logger } from '../log.ts';

/** Work of this process that no request waits for. */
export interface BackgroundWork {
  /** Begins work under a name; its signal is raised when it shall come to its end. */
  start(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  isDoing(name: string): boolean;
  /** Aborts work; false when this process does none of that name. */
  stop(name: string, reason: Error): boolean;
  /** Waits so long for all work, then aborts the rest, and waits for it to end. */
  finishAll(withinMs: number): Promise<void>;
}

/** Tracks work that no request waits for. */
export function makeBackgroundWork(log: Logger): BackgroundWork {
  const begun = new Map<string, { done: Promise<void>; ending: AbortController }>();
  return {
    start: (name, work) => {
      if (begun.has(name)) throw new Error(`${name} is done already.`);
      const ending = new AbortController();
      const done = work(ending.signal)
        .catch((error: unknown) =>
          log.error({ event: 'background_work_failed', err: error, work: name }, 'work in the background failed'),
        )
        .finally(() => begun.delete(name));
      begun.set(name, { done, ending });
    },
    isDoing: (name) => begun.has(name),
    stop: (name, reason) => {
      begun.get(name)?.ending.abort(reason);
      return begun.has(name);
    },
    finishAll: async (withinMs) => {
      const all = () => Promise.all([...begun.values()].map(({ done }) => done));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([all(), late]);
      clearTimeout(timer);
      for (const { ending } of begun.values()) ending.abort(new Error('The server stops.'));
      await all();
    },
  };
}
