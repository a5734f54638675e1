import type { CDPSession } from '@playwright/test';

/** The response to a call. */
export interface Response {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Answers a call of the page; null leaves it without an answer. */
export type Responder = (method: string, address: URL) => Response | null;

/** The calls of a page, answered in place of the app. */
export interface Calls {
  /** How many requests are in flight, of those that will be answered. */
  count(): number;
  /** Forgets the requests of a page that is left. */
  forget(): void;
}

const encode = (text: string) => Buffer.from(text).toString('base64');

/** Answers the calls whose address fits a pattern. Routes of Playwright would stop every file of the app, and turn the cache off. */
export async function answerCalls(devtools: CDPSession, patterns: string[], respond: Responder): Promise<Calls> {
  const underWay = new Set<string>();
  const unanswered = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    if (!unanswered.has(requestId)) underWay.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => underWay.delete(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  devtools.on('Fetch.requestPaused', async ({ requestId, networkId, request }) => {
    const response = respond(request.method, new URL(request.url));
    if (!response) {
      // The two kinds of events come in any order.
      if (networkId) unanswered.add(networkId);
      if (networkId) underWay.delete(networkId);
      return;
    }
    const responseHeaders = Object.entries(response.headers).map(([name, value]) => ({ name, value }));
    await devtools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: response.status,
        responseHeaders,
        body: encode(response.body),
      })
      // The page that sent the request has been left.
      .catch(() => {});
  });
  await devtools.send('Network.enable');
  await devtools.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  return {
    count: () => underWay.size,
    forget: () => {
      underWay.clear();
      unanswered.clear();
    },
  };
}
