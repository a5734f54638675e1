/** Anyone can write a link that carries this parameter: it is shown as text, and no longer than a reason is. */
const LONGEST = 80;

export interface RedirectReason {
  /** What the visitor was about to do, or null when the parameter is absent, blank or too long. */
  reason: string | null;
  /** The query without the parameter, or null when there was none to remove. */
  rest: URLSearchParams | null;
}

/** Reads why a visitor was sent here [S15]. */
export function readRedirectReason(query: URLSearchParams): RedirectReason {
  const raw = query.get('redirectReason');
  if (raw === null) return { reason: null, rest: null };
  const rest = new URLSearchParams(query);
  rest.delete('redirectReason');
  const words = raw.trim().replace(/\s+/g, ' ');
  return { reason: words !== '' && [...words].length <= LONGEST ? words : null, rest };
}

/** Where someone must go who is not signed in, with the reason to show there. */
export function loginPath(reason: string): string {
  return `/login?${new URLSearchParams({ redirectReason: reason })}`;
}
