import type { Redis, Result } from 'ioredis';
import type { Logger } from '../log.ts';
import type { Log } from './event-log.ts';
import { APPEND, type Entry, entriesAfter, keyOf, START } from './redis-stream.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    appendToLog(key: string, place: string, retentionMs: number, ...entries: string[]): Result<string, Context>;
  }
}

interface Sending {
  redis: Redis;
  find(id: string): Log | undefined;
  log: Pick<Logger, 'warn'>;
  retentionMs: number;
  gatherMs: number;
  retryMs: number;
  rest(ms: number): Promise<void>;
}

/** Length of one batch, over all logs. */
const MOST_LENGTH = 8 * 1024 * 1024;

/** Copies logs to Redis as they grow, all in one go, and goes on where it stopped when Redis was away. */
export function makeSender({ redis, find, log, retentionMs, gatherMs, retryMs, rest }: Sending) {
  redis.defineCommand('appendToLog', { lua: APPEND, numberOfKeys: 1 });
  /** How far Redis has each log. */
  const places = new Map<string, string>();
  const behind = new Set<string>();
  let sending: Promise<void> | undefined;
  let isAway = false;
  let isClosing = false;

  /** The next batch; a log whose events are all in Redis leaves `behind`. */
  function gather(): Map<string, Entry[]> {
    const batch = new Map<string, Entry[]>();
    let length = 0;
    for (const id of [...behind]) {
      if (length > MOST_LENGTH) break;
      behind.delete(id);
      const own = find(id);
      const entries = own ? entriesAfter(own, places.get(id) ?? START) : [];
      if (entries.length > 0) {
        batch.set(id, entries);
        for (const [, json] of entries) length += json.length;
        // At the end of the set, so that every log has a turn.
        behind.add(id);
      } else if (!own || own.hasEnded) {
        places.delete(id);
      }
    }
    return batch;
  }

  async function append(batch: Map<string, Entry[]>): Promise<void> {
    const commands = redis.pipeline();
    for (const [id, entries] of batch) {
      commands.appendToLog(keyOf(id), places.get(id) ?? START, retentionMs, ...entries.flat());
    }
    const answers = (await commands.exec()) ?? [];
    const ids = [...batch.keys()];
    for (const [n, [error, place]] of answers.entries()) if (!error) places.set(ids[n] ?? '', place as string);
    const [fault] = answers.find(([error]) => error) ?? [];
    if (fault) throw fault;
  }

  /** False when Redis did not take all of it. */
  async function isTaken(batch: Map<string, Entry[]>): Promise<boolean> {
    try {
      await append(batch);
      isAway = false;
    } catch (error) {
      // Once per outage, however often it is tried.
      if (!isAway)
        log.warn(
          { event: 'live_log_not_shared', err: error },
          'Redis takes no live logs; other processes cannot read them until it does',
        );
      isAway = true;
    }
    return !isAway;
  }

  async function sendAll(): Promise<void> {
    // Events of the same tick go into one batch.
    await null;
    for (let batch = gather(); batch.size > 0; batch = gather()) {
      if (await isTaken(batch)) await rest(gatherMs);
      else if (isClosing) break;
      else await rest(retryMs);
    }
    sending = undefined;
  }

  return {
    /** Queues a log whose newest events are not in Redis yet. */
    send: (id: string) => {
      behind.add(id);
      sending ??= sendAll();
    },
    /** Sends the rest, unless Redis is away. */
    close: async () => {
      isClosing = true;
      await sending;
    },
  };
}
