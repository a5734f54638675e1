import http, { type Agent } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { fromResponse, type Incoming } from './incoming.ts';
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

/** A server, as Node wants it named. */
export interface Target {
  /** What the server is to us, for messages. */
  who: string;
  isSecure: boolean;
  hostname: string;
  port: number;
  agent: Agent | false;
  lookup?: LookupFunction | undefined;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string | number>;
  body?: Buffer | undefined;
  timeouts: Timeouts;
  signal: AbortSignal;
}

export interface Answer {
  incoming: Incoming;
  /** Milliseconds left until the first byte of the body is due. */
  firstByteIn: number;
}

/** Takes host and port of an address apart; default ports are filled in. */
export function targetOf(url: URL): Pick<Target, 'isSecure' | 'hostname' | 'port'> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  return { isSecure, hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'), port };
}

/** Sends one request and gives its answer once the headers are here, whatever its status. */
export function exchange(target: Target, call: Call): Promise<Answer> {
  const { who, isSecure, hostname, port, agent, lookup } = target;
  const { method, path, headers, body, timeouts, signal } = call;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new UpstreamError(who, 'cancelled'));
      return;
    }
    const request = (isSecure ? https : http).request({
      method,
      hostname,
      port,
      path,
      agent,
      headers,
      ...(lookup && { lookup }),
    });
    let due = 0;
    let isDone = false;
    const settle = () => {
      isDone = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    };
    const fail = (error: UpstreamError) => {
      if (isDone) return;
      settle();
      request.destroy();
      reject(error);
    };
    const late = (detail: string) => () => fail(new UpstreamError(who, 'timeout', { detail }));
    const cancel = () => fail(new UpstreamError(who, 'cancelled'));
    let timer = setTimeout(late('no connection'), timeouts.connect);
    const connected = () => {
      clearTimeout(timer);
      due = performance.now() + timeouts.firstByte;
      timer = setTimeout(late('no answer'), timeouts.firstByte);
    };
    signal.addEventListener('abort', cancel);
    request.once('socket', (socket) => {
      if (request.reusedSocket) connected();
      else socket.once(isSecure ? 'secureConnect' : 'connect', connected);
    });
    request.once('response', (response) => {
      settle();
      resolve({ incoming: fromResponse(response), firstByteIn: due - performance.now() });
    });
    // These stay: what comes after the answer changes nothing any more, but would be thrown if nobody listened.
    request.on('error', (error) => fail(fromSocketError(who, error, request.reusedSocket)));
    request.on('close', () => fail(new UpstreamError(who, 'broken', { detail: 'no answer' })));
    request.end(body);
  });
}
