/** Anyone can write a link that carries this parameter: it is shown as text, and no longer than a reason is. */
const LONGEST = 80;

export interface RedirectReason {
  /** The action the visitor has to log in for; null when the parameter is absent, blank or too long. */
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

/** The login page's address, with the reason to display there. */
export function loginPath(reason: string): string {
  return `/login?${new URLSearchParams({ redirectReason: reason })}`;
}
