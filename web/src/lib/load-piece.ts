/** Style sheets that did not come: the bundler asks for each only once. */
const missing = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

function renew(link: HTMLLinkElement): Promise<void> {
  missing.delete(link);
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`${fresh.href} could not be loaded.`));
    link.replaceWith(fresh);
  });
}

/** Fetches a part of the app that has its own file; after a failure (no network, an upgrade) it may be asked for again. */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...missing].map(renew));
  return load();
}
