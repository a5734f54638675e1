/** Runs before every page: sounds begin and never end, and streams stay open where their answer says so. */
export function tameBrowser(): void {
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('playing')));
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.load = () => {};
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { get: () => 1.6, set: () => {} });
  Object.defineProperty(HTMLMediaElement.prototype, 'src', { get: () => '', set: () => {} });
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.headers.has('x-stays-open')) return response;
    const text = await response.text();
    // The last event is repeated now and then as a heartbeat: pages count only new ones.
    const last = `${text.trimEnd().split('\n\n').at(-1)}\n\n`;
    let sign = 0;
    const body = new ReadableStream({
      start: (open) => {
        open.enqueue(new TextEncoder().encode(text));
        sign = window.setInterval(() => open.enqueue(new TextEncoder().encode(last)), 3_000);
      },
      cancel: () => window.clearInterval(sign),
    });
    return new Response(body, { headers: response.headers });
  };
  // A blinking caret, or a toast that expires, would be in one picture and not in the next. Glyphs are placed by the
  // font's metrics: otherwise the machine's hinting settings move each by up to a pixel.
  const style = new CSSStyleSheet();
  // Elements that were never in the window would have an estimated height until they are drawn.
  style.replaceSync(`* { caret-color: transparent !important; text-rendering: geometricPrecision !important;
      content-visibility: visible !important; }
    .Toastify__progress-bar { animation-play-state: paused !important; }`);
  // Until it is looked at nothing of it is drawn: without a graphics card that takes longer than all the rest.
  const curtain = new CSSStyleSheet();
  curtain.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(style, curtain);
  Object.assign(window, { curtain });
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** In the page: waits for its width, fonts and pictures, and until nothing has changed for a moment. */
export async function settleInPage([width, within]: readonly [width: number, within: number]): Promise<void> {
  // Not for frames: each of them is drawn, and without a graphics card that takes longer than all the rest.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 4));
  // Even with reduced motion a transition takes a frame; endless animations are left alone.
  const endMotion = () => {
    const moves = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const each of moves) each.finish();
    return moves.length > 0;
  };
  const giveUp = performance.now() + within;
  // A window that has just changed is laid out anew a moment later.
  while (document.documentElement.clientWidth !== width && performance.now() < giveUp) await moment();
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
  let changed = performance.now();
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  while ((endMotion() || performance.now() - changed < 32) && performance.now() < giveUp) await moment();
  watcher.disconnect();
}

/** In the page: whether it is drawn. */
export function draw(isOn: boolean): void {
  const { curtain } = window as unknown as { curtain: CSSStyleSheet };
  curtain.disabled = isOn;
}

/**
 * In the page: waits until it is drawn as it is now. The browser draws one frame and prepares the next meanwhile, but no
 * third: when that begins, the first is shown with all its parts.
 */
export async function waitForFrame(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page: puts on a theme, at once and not in a transition of every element. */
export function changeTheme(isDark: boolean): void {
  if (document.documentElement.classList.contains(isDark ? 'dark' : 'light')) return;
  const noMotion = new CSSStyleSheet();
  noMotion.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
  document.adoptedStyleSheets.push(noMotion);
  localStorage.setItem('darkMode', String(isDark));
  window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
  // Reading a size makes the browser apply the colours while nothing may move.
  void document.documentElement.offsetHeight;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotion);
}

/** In the page: scrolls to a place. The focus, or another width, may have moved it. */
export function scroll(to: string | undefined): void {
  if (to === 'top') window.scrollTo(0, 0);
  else if (to === 'end') window.scrollTo(0, document.documentElement.scrollHeight);
  else if (to) document.querySelector(to)?.scrollIntoView({ block: 'center' });
  // Between two pixels everything would be drawn a little softer.
  window.scrollTo(0, Math.round(window.scrollY));
}

/** In the page: elements that reach beyond the right edge, so that it scrolls sideways. */
export function findSticking(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > width + 1 && !isCut(each.parentElement))
    .slice(0, 5)
    .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`);
}
