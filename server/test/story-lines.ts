import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Visitor } from './test-app.ts';

/** A request as it goes over the wire, byte by byte. */
export function requestBytes(origin: string, user: Visitor, path: string, body?: object): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `cookie: ${user.cookie ?? ''}`,
    // So that the end of the answer is seen.
    'connection: close',
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`);
}

/** Opens a raw connection, which no client library pools or reopens. */
export async function openLine(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Reads so many bytes, or all that come; gives them. */
export async function readBytes(socket: Socket, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  if (most === 0) return Buffer.alloc(0);
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= most) break;
  }
  return Buffer.concat(pieces);
}
