import { addTo, endLog, type LiveEvent, type Log, newLog, readLog, weigh } from './event-log.ts';

/** Publishes the events of a reply to its readers. A log has one writer, and any number of readers. */
export interface LiveLogs {
  /** Appends an event, numbered higher than the one before; the first makes the log. Throws `LogFull`. */
  write<E extends LiveEvent>(id: string, event: E): void;
  /** The same for many events of one log: it is looked up once. */
  writer(id: string): <E extends LiveEvent>(event: E) => void;
  /** Says that no more comes. The log stays for a while, so that late readers get the rest. */
  end(id: string): Promise<void>;
  /**
   * Every event after a number: those that are there, then those that come. Finishes after the end, or when the signal
   * is raised, or when the log is lost with its writer. Null where there is no such log.
   */
  read(id: string, after: number, signal: AbortSignal): Promise<AsyncIterableIterator<LiveEvent> | null>;
  /** Ends every reader; later events are dropped. */
  close(): Promise<void>;
}

/** A log has no more room; its last words still find some. */
export class LogFull extends Error {
  override readonly name = 'LogFull';
}

/** How long a log stays after its end. */
export const RETENTION_MS = 120_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Extra room once the log is full, for the event with the error. */
const LAST_WORDS_BYTES = 64 * 1024;
/** Of logs that have ended, in all; beyond it the oldest go early. */
const MOST_ENDED_BYTES = 256 * 1024 * 1024;

/** Logs of this process alone. */
export function memoryLogs(): LiveLogs & { find(id: string): Log | undefined } {
  const logs = new Map<string, Log>();
  /** In the order in which they ended. */
  const ended = new Map<string, NodeJS.Timeout>();
  let endedBytes = 0;
  let isClosed = false;

  const drop = (id: string) => {
    clearTimeout(ended.get(id));
    ended.delete(id);
    endedBytes -= logs.get(id)?.bytes ?? 0;
    logs.delete(id);
  };

  const writer = (id: string) => {
    let log: Log | undefined;
    return <E extends LiveEvent>(event: E) => {
      if (isClosed) return;
      const known = log ?? logs.get(id);
      const own = known ?? newLog();
      if (own.hasEnded) throw new Error(`The log ${id} has ended.`);
      if (!Number.isSafeInteger(event.seq) || event.seq <= own.last) {
        throw new Error(`${event.seq} is not the number of a next event of ${id}.`);
      }
      const bytes = weigh(event);
      const room = own.isFull ? MOST_BYTES + LAST_WORDS_BYTES : MOST_BYTES;
      if (own.bytes + bytes > room) {
        own.isFull = true;
        throw new LogFull(`The log ${id} is full.`);
      }
      log = own;
      if (!known) logs.set(id, own);
      addTo(own, event, bytes);
    };
  };

  return {
    find: (id) => logs.get(id),
    writer,
    write: (id, event) => writer(id)(event),
    end: async (id) => {
      const log = logs.get(id);
      if (!log || log.hasEnded) return;
      endLog(log);
      endedBytes += log.bytes;
      ended.set(id, setTimeout(() => drop(id), RETENTION_MS).unref());
      for (const oldest of ended.keys()) {
        if (endedBytes <= MOST_ENDED_BYTES) break;
        drop(oldest);
      }
    },
    read: async (id, after, signal) => {
      const log = logs.get(id);
      return log ? readLog(log, after, signal) : null;
    },
    close: async () => {
      isClosed = true;
      for (const log of logs.values()) endLog(log);
      for (const id of [...ended.keys()]) drop(id);
      logs.clear();
    },
  };
}
