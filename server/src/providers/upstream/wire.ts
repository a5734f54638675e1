import net, { isIP, type Socket } from 'node:net';
import tls from 'node:tls';
import { type AnswerHead, makeAnswerReader, NoAnswer } from './answer-reader.ts';
import type { Answer, Call, Target } from './exchange.ts';
import type { Ear, Incoming } from './incoming.ts';
import { fromSocketError, UpstreamError } from './upstream-error.ts';

/** Connections to one server for answers that come in many small pieces: each is handed on as it is read from the socket. */
export interface Wire {
  /** Sends one request and gives its answer once the headers are here, whatever its status. */
  ask(call: Call): Promise<Answer>;
  /** Ends the connections that nobody uses; the others end with their answers. */
  close(): void;
}

/** A connection. It has one listener at a time: the exchange that goes on over it, or whoever keeps it meanwhile. */
interface Line {
  socket: Socket;
  isReady: boolean;
  listener: LineListener;
}

interface LineListener {
  ready(): void;
  /** So many bytes, good until this returns. */
  bytes(bytes: Buffer, size: number): void;
  gone(error: unknown): void;
}

/** What is longer is read in several steps. */
const READ_AT_ONCE = 16 * 1024;
/** All connections are read into the same memory, one after another; only Windows reads before it says that something is there. */
const sharedBuffer = process.platform === 'win32' ? null : Buffer.allocUnsafeSlow(READ_AT_ONCE);

const NOBODY: LineListener = { ready: () => {}, bytes: () => {}, gone: () => {} };

const isTakenBack = (line: Line) => line.socket.destroyed || !line.socket.writable;

function openLine({ isSecure, hostname, port, lookup }: Target): Line {
  const where = { host: hostname, port, noDelay: true, ...(lookup && { lookup }) };
  const hear: Hear = (bytes, size) => line.listener.bytes(bytes, size);
  const line: Line = {
    socket: isSecure ? openSecure(where, hear) : openPlain(where, hear),
    isReady: false,
    listener: NOBODY,
  };
  let fault: unknown;
  line.socket
    .once(isSecure ? 'secureConnect' : 'connect', () => {
      line.isReady = true;
      line.listener.ready();
    })
    .on('error', (error) => {
      fault = error;
    })
    .once('close', () => line.listener.gone(fault));
  return line;
}

type Hear = LineListener['bytes'];
type Where = net.TcpNetConnectOpts & { host: string };

/** Reads into the same memory again and again: no stream is between, and nothing is left to be collected. */
function openPlain(where: Where, hear: Hear): Socket {
  const buffer = sharedBuffer ?? Buffer.allocUnsafeSlow(READ_AT_ONCE);
  const callback = (size: number) => {
    hear(buffer, size);
    return true;
  };
  return net.connect({ ...where, onread: { buffer, callback } });
}

function openSecure(where: Where, hear: Hear): Socket {
  const servername = isIP(where.host) ? '' : where.host;
  return tls
    .connect({ ...where, servername, ALPNProtocols: ['http/1.1'] })
    .on('data', (bytes) => hear(bytes, bytes.length));
}

function requestOf({ hostname, port, isSecure }: Target, { method, path, headers }: Call): string {
  const name = hostname.includes(':') ? `[${hostname}]` : hostname;
  const host = port === (isSecure ? 443 : 80) ? name : `${name}:${port}`;
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n${lines.join('')}\r\n`;
}

/** An answer of which the head is here. What comes of it before somebody hears it is kept. */
function makeIncoming({ status, headers }: AnswerHead, hangUp: () => void) {
  let ear: Ear | undefined;
  let isDeaf = false;
  let isOver = false;
  let draining: NodeJS.Timeout | undefined;
  const early: ((ear: Ear) => void)[] = [];
  const tell = (what: (ear: Ear) => void) => {
    if (isDeaf) return;
    if (ear) what(ear);
    else early.push(what);
  };
  const finish = (what: (ear: Ear) => void) => {
    isOver = true;
    clearTimeout(draining);
    tell(what);
  };
  const incoming: Incoming = {
    status,
    header: (name) => headers.get(name),
    hear: (given) => {
      ear = given;
      for (const what of early.splice(0)) if (!isDeaf) what(given);
    },
    drain: (patience) => {
      isDeaf = true;
      if (!isOver) draining = setTimeout(hangUp, patience);
    },
    destroy: () => {
      isDeaf = true;
      clearTimeout(draining);
      hangUp();
    },
  };
  return {
    incoming,
    chunk: (bytes: Buffer) => {
      if (ear && !isDeaf) ear.chunk(bytes);
      else if (!isDeaf) {
        const copy = Buffer.from(bytes);
        tell((given) => given.chunk(copy));
      }
    },
    end: () => finish((given) => given.end()),
    error: (error: unknown) => finish((given) => given.error(error)),
  };
}

/** Opens a wire to a server. */
export function openWire(target: Target, keptFor: number): Wire {
  const { who } = target;
  const unused: Line[] = [];
  let isClosed = false;

  const forget = (line: Line) => {
    const at = unused.indexOf(line);
    if (at >= 0) unused.splice(at, 1);
    line.socket.destroy();
  };
  const keep = (line: Line) => {
    if (isClosed || isTakenBack(line)) {
      line.socket.destroy();
      return;
    }
    line.listener = { ...NOBODY, bytes: () => forget(line), gone: () => forget(line) };
    line.socket.setTimeout(keptFor, () => forget(line)).unref();
    unused.push(line);
  };
  const findUnused = (): Line | undefined => {
    for (let line = unused.pop(); line; line = unused.pop()) {
      if (isTakenBack(line)) continue;
      line.socket.setTimeout(0).removeAllListeners('timeout').ref();
      return line;
    }
    return undefined;
  };

  /** Hears the answer to the request that goes out on a line. Knows nothing of that request, which may be long. */
  const answerOn = (
    line: Line,
    { timeouts, signal, isReused }: Pick<Call, 'timeouts' | 'signal'> & { isReused: boolean },
  ) =>
    new Promise<Answer>((resolve, reject) => {
      let due = 0;
      let hasBytes = false;
      let isOver = false;
      let answer: ReturnType<typeof makeIncoming> | undefined;
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
      };
      const hangUp = () => {
        if (isOver) return;
        isOver = true;
        line.socket.destroy();
      };
      const fail = (error: unknown) => {
        if (isOver) return;
        hangUp();
        if (answer) return answer.error(error);
        settle();
        reject(fromSocketError(who, error, isReused && !hasBytes));
      };
      const late = (detail: string) => () => fail(new UpstreamError(who, 'timeout', { detail }));
      const cancel = () => fail(new UpstreamError(who, 'cancelled'));
      const reader = makeAnswerReader({
        head: (head) => {
          settle();
          answer = makeIncoming(head, hangUp);
          resolve({ incoming: answer.incoming, firstByteIn: due - performance.now() });
        },
        body: (bytes) => answer?.chunk(bytes),
        end: (isKept) => {
          if (isOver) return;
          isOver = true;
          // A request that was answered before it was whole cannot be followed by another.
          if (isKept && line.socket.writableLength === 0) keep(line);
          else line.socket.destroy();
          answer?.end();
        },
      });
      line.listener = {
        ready: () => {
          clearTimeout(timer);
          due = performance.now() + timeouts.firstByte;
          timer = setTimeout(late('no answer'), timeouts.firstByte);
        },
        bytes: (bytes, size) => {
          hasBytes = true;
          try {
            reader.push(bytes, size);
          } catch (error) {
            if (!(error instanceof NoAnswer)) throw error;
            // Whoever says more than was asked for is not asked again, even where the answer itself was whole.
            forget(line);
            fail(error);
          }
        },
        gone: (error) => {
          if (isOver) return;
          if (error) return fail(error);
          try {
            reader.close();
          } catch (cut) {
            fail(cut);
          }
        },
      };
      let timer = setTimeout(late('no connection'), timeouts.connect);
      signal.addEventListener('abort', cancel);
      if (line.isReady) line.listener.ready();
    });

  const ask = (call: Call): Promise<Answer> => {
    const { body, timeouts, signal } = call;
    if (signal.aborted) return Promise.reject(new UpstreamError(who, 'cancelled'));
    const used = findUnused();
    const line = used ?? openLine(target);
    const answer = answerOn(line, { timeouts, signal, isReused: used !== undefined });
    line.socket.cork();
    line.socket.write(requestOf(target, call), 'latin1');
    if (body) line.socket.write(body);
    line.socket.uncork();
    return answer;
  };

  return {
    ask,
    close: () => {
      isClosed = true;
      for (const line of [...unused]) forget(line);
    },
  };
}
