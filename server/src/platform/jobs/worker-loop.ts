/** Looks for work again and again until it is stopped. */
export interface WorkerLoop {
  /** Polls at once, because a job was just sent. */
  wake(): void;
  /** Resolves when the work under way is done. */
  stop(): Promise<void>;
}

/**
 * Runs `workOnce` until it finds nothing, then pauses. The queue library's own worker neither waits for
 * nor catches its last word about a job: with the database away that would end the process.
 */
export function startWorkerLoop(
  workOnce: () => Promise<boolean>,
  pauseSeconds: number,
  onError: (error: unknown) => void,
): WorkerLoop {
  let stopping = false;
  let awake = false;
  let endPause: (() => void) | undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseSeconds * 1000);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopping) {
      awake = false;
      const found = await workOnce().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!found && !awake && !stopping) await pause();
    }
  };
  const running = run();
  const wake = () => {
    awake = true;
    endPause?.();
  };
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return running;
    },
  };
}
