import { track } from '../../lib/analytics.ts';
import { type AfterReload, stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';

/** Reloads the page, at another address if there is one, and shows a toast there. */
export function reloadAndSay(what: AfterReload, address?: string): void {
  stored.afterReload.write(what);
  if (address === undefined) window.location.reload();
  else window.location.replace(address);
}

/** Shows the toast that the page before the reload has stored. */
export function sayAfterReload(): void {
  const left = stored.afterReload.read();
  if (!left) return;
  stored.afterReload.clear();
  notify[left.message.tone](left.message.text);
  if (left.bought) track('purchase', { items: left.bought });
}
