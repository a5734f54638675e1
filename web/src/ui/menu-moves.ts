/** Which entry a key leads to, or null when the key is not the menu's. */
export function nextEntry(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = labels.map((_, step) => (current + 1 + step) % count);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}

/** Below the anchor and flush with its end; above or at its start where the screen ends. */
export function place(list: HTMLElement, anchor: DOMRect): void {
  const gap = 8;
  const fitsBelow = anchor.bottom + gap + list.offsetHeight <= window.innerHeight;
  const top = fitsBelow ? anchor.bottom + gap : Math.max(gap, anchor.top - gap - list.offsetHeight);
  const left = Math.max(gap, Math.min(anchor.right - list.offsetWidth, window.innerWidth - gap - list.offsetWidth));
  list.style.top = `${top}px`;
  list.style.left = `${left}px`;
}
