import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;

/** Returns a function that waits until the server has answered no request for `idleMs`, but at most `longestMs`. */
export function makeIdleWait(server: Server, { idleMs = 100, longestMs = 5_000 } = {}): () => Promise<void> {
  let answering = 0;
  let lastAt = -Infinity;
  server.on('request', (_request, answer) => {
    answering++;
    answer.once('close', () => {
      answering--;
      lastAt = performance.now();
    });
  });
  return async () => {
    const began = performance.now();
    for (;;) {
      const now = performance.now();
      const isIdle = answering === 0 && now - lastAt >= idleMs;
      if (isIdle || now - began >= longestMs) return;
      await pause(LOOK_AGAIN_MS);
    }
  };
}
