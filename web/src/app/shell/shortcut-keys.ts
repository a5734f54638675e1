/** A key, and when it was pressed. */
export interface Stroke {
  key: string;
  at: number;
}

export interface ShortcutPorts {
  go(path: string, state?: object): void;
  showSheet(): void;
}

/** How long a first key waits for its second. */
const TOGETHER_MS = 1500;
/** For how many animation frames the search field is looked for after a navigation. */
const FRAMES = 180;

/** The element that a key acts on is marked with `data-shortcut`. */
const find = (name: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);

/** Runs the action of a key; returns the stroke if it is the first of a two-key shortcut. */
export function press(stroke: Stroke, last: Stroke | null, ports: ShortcutPorts): Stroke | null {
  const { key, at } = stroke;
  if (last?.key === 'g' && at - last.at < TOGETHER_MS) {
    if (key === 'h') ports.go('/');
    if (key === 'c') ports.go('/all?sortBy=top', { tab: 'chats' });
    return null;
  }
  if (key === 'g') return stroke;
  if (key === '?') ports.showSheet();
  if (key === 'n') ports.go('/sirens/create');
  if (key === '/') search(ports);
  if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
  if (key === 'u' || key === 's') judge(key === 'u' ? 'upvote' : 'save');
  if (key === 'm') find('write')?.focus();
  if (key === 'p') find('play')?.click();
  if (key === 'x') find('stop')?.click();
  return null;
}

/** The search of this page, or that of the home page. */
function search(ports: ShortcutPorts, frames = FRAMES): void {
  const field = find('search');
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
    return;
  }
  if (frames === FRAMES) ports.go('/');
  if (frames > 0) requestAnimationFrame(() => search(ports, frames - 1));
}

const cards = () => [...document.querySelectorAll<HTMLElement>('main [data-shortcut="card"]')];
const boxOf = (card: HTMLElement) => card.closest<HTMLElement>('article, li') ?? card;
const here = () => cards().find((card) => boxOf(card).contains(document.activeElement));

/** Goes to the next card of a list, or the one before; from nowhere, to the first that can be seen. */
function step(by: 1 | -1): void {
  const all = cards();
  const at = here();
  const next = at
    ? all[all.indexOf(at) + by]
    : (all.find((card) => boxOf(card).getBoundingClientRect().top >= 0) ?? all.at(-1));
  if (!next) return;
  next.focus({ preventScroll: true });
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  boxOf(next).scrollIntoView({ block: 'center', behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

/** In a list it is about the card one is at; elsewhere there is only one thing to judge. */
function judge(name: 'upvote' | 'save'): void {
  const at = here();
  if (at) find(name, boxOf(at))?.click();
  else if (cards().length === 0) find(name, document.querySelector('main') ?? document)?.click();
}
