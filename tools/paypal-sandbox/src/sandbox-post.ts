import http from 'node:http';
import https from 'node:https';

/** Milliseconds. */
const CONNECT = 5_000;
const ANSWER = 30_000;

export interface Poster {
  /** Posts a body; gives the status of the answer, or 0 where none came in time. */
  post(address: string, headers: Record<string, string>, body: Buffer): Promise<number>;
  /** Aborts requests in flight. */
  close(): void;
}

/** Makes a client that holds its connections open between two posts. */
export function makePoster(): Poster {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  const open = new Set<http.ClientRequest>();

  const post: Poster['post'] = (address, headers, body) =>
    new Promise((resolve) => {
      const url = new URL(address);
      const isSecure = url.protocol === 'https:';
      const options = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
      const request = isSecure
        ? https.request(url, { ...options, agent: agents['https:'] })
        : http.request(url, { ...options, agent: agents['http:'] });
      open.add(request);
      const giveUp = () => request.destroy();
      let timer = setTimeout(giveUp, CONNECT);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, ANSWER);
      };
      request.once('socket', (socket) => {
        if (request.reusedSocket) wait();
        else socket.once(isSecure ? 'secureConnect' : 'connect', wait);
      });
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      });
      // An answer that came before has settled it already.
      request.on('error', () => resolve(0));
      request.on('close', () => {
        clearTimeout(timer);
        open.delete(request);
        resolve(0);
      });
      request.end(body);
    });

  return {
    post,
    close: () => {
      for (const request of open) request.destroy();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
