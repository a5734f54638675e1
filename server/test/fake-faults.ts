import type { UpstreamKind } from '../src/providers/upstream/upstream-error.ts';
import {
  answerBytes,
  answerJson,
  answerStatus,
  type Behaviour,
  endless,
  resetAfter,
  stall,
  stallAfter,
} from './fake-server.ts';

interface Good {
  /** Content type of a good answer. */
  type: string;
  /** How a good answer begins. */
  beginning: string | Uint8Array;
  /** A piece that may be repeated for ever. */
  piece: string | Uint8Array;
  /** One unit that is larger than any may be. */
  huge: string | Uint8Array;
}

/** Everything a server can do wrong [SAFETY F9] once it is reached, and the kind of error that each must give. */
export function faultsOf({ type, beginning, piece, huge }: Good): [string, Behaviour, UpstreamKind][] {
  const half = Buffer.from(beginning).subarray(0, Math.ceil(beginning.length / 2));
  return [
    ['answers 429 with a long Retry-After', answerStatus(429, { 'retry-after': '60' }), 'busy'],
    ['answers 500', answerStatus(500), 'broken'],
    ['answers 503', answerStatus(503), 'busy'],
    ['answers 401', answerStatus(401), 'rejected'],
    ['redirects', answerStatus(302, { location: 'http://127.0.0.1:1/' }), 'rejected'],
    ['stalls before the headers', stall, 'timeout'],
    [
      'stalls after the headers',
      (response) => response.writeHead(200, { 'content-type': type }).flushHeaders(),
      'timeout',
    ],
    ['stalls in the middle', stallAfter(type, half), 'timeout'],
    ['sends half an answer', answerBytes(half, type), 'broken'],
    ['sends a web page', answerBytes(Buffer.from('<html>secret-body</html>'), 'text/html'), 'broken'],
    ['sends 200 and an error', answerJson({ error: { message: 'secret-body', code: 500 } }), 'broken'],
    ['sends nothing at all', answerBytes(Buffer.alloc(0), type), 'broken'],
    ['never ends', endless(type, piece), 'too_large'],
    ['sends 10 MB at once', (response) => response.writeHead(200, { 'content-type': type }).write(huge), 'too_large'],
    ['resets before the headers', resetAfter(), 'broken'],
    ['resets in the middle', resetAfter(type, half), 'broken'],
    ['speaks no HTTP', (response) => response.socket?.end('NONSENSE secret-body\r\n\r\n'), 'broken'],
  ];
}
