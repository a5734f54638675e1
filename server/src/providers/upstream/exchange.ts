import type { Dispatcher } from 'undici';
import type { Connection, Connections } from './connections.ts';
import { fromSocketError, UpstreamError } from './upstream-error.ts';

/** Milliseconds. */
export interface Timeouts {
  connect: number;
  /** From the request to the first byte of the answer's body. */
  firstByte: number;
  /** Between two pieces of a body. */
  idle: number;
  /** For a whole body, however steadily it trickles. */
  total: number;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  timeouts: Timeouts;
  signal: AbortSignal;
}

/** Gets the body of an answer: each chunk, then its end or an error. */
export interface Subscriber {
  chunk(bytes: Buffer): void;
  end(): void;
  error(error: unknown): void;
}

/** An answer whose head is here, and whose body comes. */
export interface Answer {
  status: number;
  /** Of a header, by its name in small letters. */
  header(name: string): string | undefined;
  /** Milliseconds left until the first byte of the body is due. */
  firstByteIn: number;
  /** Sets the one subscriber, which also gets the chunks that came before. */
  subscribe(subscriber: Subscriber): void;
  /** Drops the subscriber and lets the rest come, so that the connection can be used again, but not for long. */
  drain(timeoutMs: number): void;
  /** Drops the subscriber and closes the connection; no error comes of it. */
  abort(): void;
}

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];
type Head = Pick<Answer, 'status' | 'firstByteIn'> & { headers: Headers };

/** An answer whose headers have come; chunks of its body are buffered until it is subscribed to. */
function makeAnswer({ status, headers, firstByteIn }: Head, connection: Connection) {
  let subscriber: Subscriber | undefined;
  let isUnwanted = false;
  let isOver = false;
  let draining: NodeJS.Timeout | undefined;
  const early: ((subscriber: Subscriber) => void)[] = [];
  const emit = (what: (subscriber: Subscriber) => void) => {
    if (isUnwanted) return;
    if (subscriber) what(subscriber);
    else early.push(what);
  };
  const finish = (what: (subscriber: Subscriber) => void) => {
    isOver = true;
    clearTimeout(draining);
    emit(what);
  };
  const destroy = () => {
    if (!isOver) connection.destroy();
  };
  const answer: Answer = {
    status,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    firstByteIn,
    subscribe: (newSubscriber) => {
      subscriber = newSubscriber;
      for (const what of early.splice(0)) if (!isUnwanted) what(newSubscriber);
    },
    drain: (timeoutMs) => {
      isUnwanted = true;
      if (!isOver) draining = setTimeout(destroy, timeoutMs);
    },
    abort: () => {
      isUnwanted = true;
      clearTimeout(draining);
      destroy();
    },
  };
  return {
    answer,
    chunk: (bytes: Buffer) => {
      if (subscriber && !isUnwanted) subscriber.chunk(bytes);
      else emit((target) => target.chunk(bytes));
    },
    end: () => finish((target) => target.end()),
    error: (error: unknown) => finish((target) => target.error(error)),
  };
}

/** Sends one request and gives its answer once the headers have come, for any status. */
export function exchange(connections: Connections, call: Call): Promise<Answer> {
  const { who } = connections;
  const { timeouts, signal } = call;
  if (signal.aborted) return Promise.reject(new UpstreamError(who, 'cancelled'));
  return new Promise((resolve, reject) => {
    const connection = connections.acquire();
    let due = 0;
    let isSettled = false;
    let response: ReturnType<typeof makeAnswer> | undefined;
    const settle = () => {
      isSettled = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    };
    const fail = (error: UpstreamError) => {
      if (isSettled) return;
      settle();
      connection.destroy();
      reject(error);
    };
    const late = (detail: string) => () => fail(new UpstreamError(who, 'timeout', { detail }));
    const cancel = () => fail(new UpstreamError(who, 'cancelled'));
    let timer = setTimeout(late('no connection'), timeouts.connect);
    signal.addEventListener('abort', cancel);
    const { method, path, headers, body = null } = call;
    connection.client.dispatch(
      { method, path, headers, body },
      {
        onRequestStart: () => {
          clearTimeout(timer);
          if (isSettled) return;
          due = performance.now() + timeouts.firstByte;
          timer = setTimeout(late('no answer'), timeouts.firstByte);
        },
        onResponseStart: (_controller, status, headers) => {
          // Below 200 it only says that the answer will come.
          if (isSettled || status < 200) return;
          settle();
          response = makeAnswer({ status, headers, firstByteIn: due - performance.now() }, connection);
          resolve(response.answer);
        },
        onResponseData: (_controller, chunk) => response?.chunk(chunk),
        onResponseEnd: () => {
          connection.release();
          response?.end();
        },
        onResponseError: (_controller, error) => {
          connection.destroy();
          if (response) response.error(error);
          else fail(fromSocketError(who, error, connection.isReused));
        },
      },
    );
  });
}
