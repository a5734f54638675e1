/** A place of this site and nothing else: two slashes, or a backslash, would lead to another one. */
const ownPath = /^\/(?![/\\])[^\\]*$/;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The location state that leads back here after the login; it lies in the history, where no link can put it. */
export function wayBackTo({ pathname, search, hash }: Place): { back: string } {
  return { back: pathname + search + hash };
}

/** The page that sent the visitor to the login; null when they came by themselves. */
export function readWayBack(state: unknown): string | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && ownPath.test(back) ? back : null;
}
