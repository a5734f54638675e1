import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';

/** A server, and how its connections are made. */
export interface Target {
  /** Name of the server in error messages. */
  who: string;
  url: URL;
  /** How long a connection may take to be made. */
  connectMs: number;
  /** How long an unused connection is kept; without it each serves one request. */
  keepAliveMs?: number | undefined;
  lookup?: LookupFunction | undefined;
}

/** One connection to a server. */
export interface Connection {
  client: Client;
  /** It has served a request before: the server may close it in the moment it is used again. */
  isReused: boolean;
  /** The answer is over: the connection may serve the next request. */
  release(): void;
  /** Closes it, also in the middle of a request. */
  destroy(): void;
}

/** The connections to one server. */
export interface Connections {
  readonly who: string;
  /** An unused connection, or a new one. */
  acquire(): Connection;
  /** Closes the unused ones; those in use are closed when their answers are over. */
  close(): void;
}

/**
 * Opens the connections to a server. Each is a client of its own, not one of a shared pool: so it is known whether a request
 * goes out on a used connection, and one that is still being made can be given up alone.
 */
export function openConnections({ who, url, connectMs, keepAliveMs, lookup }: Target): Connections {
  const connect = buildConnector({ timeout: connectMs, ...(lookup && { lookup }) });
  const options = {
    connect,
    // Without pipelining the request asks for its connection to be closed.
    pipelining: keepAliveMs === undefined ? 0 : 1,
    ...(keepAliveMs !== undefined && { keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs }),
    // Time limits differ by call: exchange and body keep them.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  /** The one that was used last is at the end. */
  const unused: Client[] = [];
  let isClosed = false;

  const destroy = (client: Client) => {
    const at = unused.indexOf(client);
    if (at >= 0) unused.splice(at, 1);
    void client.destroy();
  };
  const open = (): Client => {
    const client = new Client(url.origin, options);
    client.on('disconnect', () => {
      if (unused.includes(client)) destroy(client);
    });
    return client;
  };
  const release = (client: Client) => {
    if (isClosed || keepAliveMs === undefined || client.destroyed) destroy(client);
    else unused.push(client);
  };

  return {
    who,
    acquire: () => {
      // The one that was used last is the least likely to be closed by the server.
      const idle = unused.pop();
      const client = idle ?? open();
      return {
        client,
        isReused: idle !== undefined,
        release: () => release(client),
        destroy: () => destroy(client),
      };
    },
    close: () => {
      isClosed = true;
      for (const client of unused.splice(0)) void client.destroy();
    },
  };
}
