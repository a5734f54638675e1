import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from '../log.ts';
import type { LiveEvent } from './event-log.ts';
import { type LiveLogs, memoryLogs, RETENTION_MS } from './live-log.ts';
import { makeMirrors } from './redis-mirrors.ts';
import { makeSender } from './redis-sender.ts';

/** Intervals of the copy through Redis. */
export interface CopyTimings {
  /** How long events are gathered before they go out together, after a first one. */
  gatherMs: number;
  /** Between two tries while Redis is away. */
  retryMs: number;
  /** A log that is silent for so long may have gone with its writer. */
  silentMs: number;
}

const COPY_TIMINGS: CopyTimings = { gatherMs: 100, retryMs: 500, silentMs: 10_000 };

/**
 * Logs shared by several processes. Each stays in the memory of its writer's process, where readers need no Redis, and is
 * copied to a stream in Redis for readers of other processes; while Redis is away the copy waits, and then catches up.
 */
export function redisLogs(redis: Redis, log: Pick<Logger, 'warn'>, timings = COPY_TIMINGS): LiveLogs {
  const closing = new AbortController();
  // Closing cuts it short, and nothing waits for it alone.
  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});
  const own = memoryLogs();
  const sender = makeSender({ redis, find: own.find, log, rest, retentionMs: RETENTION_MS, ...timings });
  const mirrors = makeMirrors({ redis, rest, ...timings });
  const writer = (id: string) => {
    const write = own.writer(id);
    return <E extends LiveEvent>(event: E) => {
      write(event);
      sender.send(id);
    };
  };
  return {
    writer,
    write: (id, event) => writer(id)(event),
    end: async (id) => {
      await own.end(id);
      sender.send(id);
    },
    read: async (id, after, signal) => {
      // With Redis away there are only the logs of this process.
      return (await own.read(id, after, signal)) ?? mirrors.read(id, after, signal).catch(() => null);
    },
    close: async () => {
      closing.abort();
      mirrors.close();
      await sender.close();
      await own.close();
    },
  };
}
