import type { Redis } from 'ioredis';
import { endLog, type LiveEvent, type Log, newLog, readLog } from './event-log.ts';
import { keyOf, takeEntries } from './redis-stream.ts';

/** A log of another process, as far as it was read. */
interface Mirror {
  log: Log;
  place: string;
  readAt: number;
}

interface Mirroring {
  redis: Redis;
  retryMs: number;
  silentMs: number;
  rest(ms: number): Promise<void>;
}

const PAGE = 50;
/** Timeout of a blocking read: a log that is added meanwhile is followed only with the next read. */
const BLOCK_MS = 200;
/** Between two reads, so that one answer brings the events of many logs. */
const GATHER_MS = 20;

function take(mirror: Mirror, entries: [id: string, fields: string[]][]): void {
  takeEntries(mirror.log, entries);
  mirror.place = entries.at(-1)?.[0] ?? mirror.place;
  mirror.readAt = performance.now();
}

/** Follows logs of other processes: each once, for all of its readers here, by one connection for all logs. */
export function makeMirrors({ redis, retryMs, silentMs, rest }: Mirroring) {
  /** By the keys of their streams. */
  const mirrors = new Map<string, Mirror>();
  let connection: Redis | undefined;
  let isFollowing = false;
  let isClosed = false;

  function connect(): Redis {
    const own = redis.duplicate({ enableOfflineQueue: true, commandTimeout: 10_000 });
    // The shared connection logs an outage already.
    own.on('error', () => {});
    return own;
  }

  /** True when there may be more at once. */
  async function readOn(): Promise<boolean> {
    connection ??= connect();
    const places = [...mirrors.values()].map(({ place }) => place);
    const answer = await connection.xread('COUNT', PAGE, 'BLOCK', BLOCK_MS, 'STREAMS', ...mirrors.keys(), ...places);
    for (const [key, entries] of answer ?? []) {
      const mirror = mirrors.get(key);
      if (mirror) take(mirror, entries);
    }
    return answer === null || answer.some(([, entries]) => entries.length === PAGE);
  }

  /** A log that its writer took along when it died says nothing any more, and is gone after a while. */
  async function endLost(): Promise<void> {
    for (const [key, mirror] of mirrors) {
      if (performance.now() - mirror.readAt < silentMs) continue;
      if ((await redis.exists(key)) === 0) endLog(mirror.log);
      mirror.readAt = performance.now();
    }
  }

  function dropUnread(): void {
    for (const [key, { log }] of mirrors) if (log.hasEnded || log.subscribers.length === 0) mirrors.delete(key);
  }

  async function follow(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    for (dropUnread(); mirrors.size > 0 && !isClosed; dropUnread()) {
      try {
        const isMore = await readOn();
        await endLost();
        if (!isMore) await rest(GATHER_MS);
      } catch {
        // Redis is away: its readers wait, and get the rest when it is back.
        await rest(retryMs);
      }
    }
    isFollowing = false;
  }

  return {
    /** Reads a log of another process; null where Redis has none. Rejects while Redis is away. */
    read: async (id: string, after: number, signal: AbortSignal): Promise<AsyncIterableIterator<LiveEvent> | null> => {
      const key = keyOf(id);
      const entries = mirrors.has(key) ? [] : await redis.xrange(key, '-', '+', 'COUNT', PAGE);
      let mirror = mirrors.get(key);
      if (!mirror) {
        if (entries.length === 0 || isClosed) return null;
        mirror = { log: newLog(), place: '', readAt: 0 };
        take(mirror, entries);
        mirrors.set(key, mirror);
      }
      const reading = readLog(mirror.log, after, signal);
      void follow();
      return reading;
    },
    close: () => {
      isClosed = true;
      for (const { log } of mirrors.values()) endLog(log);
      connection?.disconnect();
    },
  };
}
