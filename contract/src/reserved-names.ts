/** First path segments of pages and services: no user and no feed may be called so. */
const pathWords = [
  ...['all', 'api', 'assets', 'credits', 'dev', 'docs', 'healthz', 'internal', 'login', 'mail', 'media', 'metrics'],
  ...['post', 'posts', 'readyz', 'register', 'reset-password', 'sandbox', 'saved', 'settings', 'siren', 'sirens'],
  ...['story', 'verify-email', 'u'],
];

/** Names that could be taken for the operator. */
const houseWords = [
  ...['admin', 'administrator', 'anonymous', 'deleted', 'help', 'main', 'mod', 'moderator', 'official', 'owner'],
  ...['root', 'security', 'sirenade', 'staff', 'support', 'system', 'team', 'user', 'visitor', 'webmaster'],
];

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', i: 'l' };

/** Folds case, separators and look-alike characters, so that `L0g-Out` reads as `logout`. */
function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[_-]/g, '')
    .replace(/[0134571i]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

/** Whether a user or feed name is reserved; `more` adds words of the route table. */
export function isReservedName(name: string, more: readonly string[] = []): boolean {
  const folded = fold(name);
  return [...pathWords, ...houseWords, ...more].some((word) => fold(word) === folded);
}
