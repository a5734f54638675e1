import { expect, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Never come to an end of their own: sound is read as it is played, events as they happen. */
const isEndless = (request: Request) => ['media', 'eventsource', 'websocket'].includes(request.resourceType());

/** Counts the requests of a page, so that a test can wait for them. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // Requests of the page before are not answered any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (!isEndless(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits in the page for two frames and for every animation that has an end. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  const finite = document
    .getAnimations()
    .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)) && one.playState === 'running');
  await Promise.allSettled(finite.map((one) => one.finished));
}

/** Waits until a page has everything it asked for, has drawn it, and asks for nothing more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect
    .poll(
      async () => {
        const requests = underWay.get(page);
        if (!requests) throw new Error('Nobody follows the requests of this page.');
        if (requests.size === 0) await page.evaluate(drawn);
        return [...requests].map((request) => request.url());
      },
      { intervals: [20] },
    )
    .toEqual([]);
}
