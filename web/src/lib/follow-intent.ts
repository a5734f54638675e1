/** Events that precede a click on a link: pointer over it, keyboard focus on it, finger down on it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back with the path of a link of ours as soon as there is a sign that it will be followed, once for each path. */
export function followIntent(warm: (path: string) => void): () => void {
  const warmed = new Set<string>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || warmed.has(link.pathname)) return;
    warmed.add(link.pathname);
    warm(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
}
