import { track } from '../../lib/analytics.ts';
import { type AfterReload, stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';

/** Loads the page anew, at another address if one is given, and says something there. */
export function reloadAndSay(what: AfterReload, address?: string): void {
  stored.afterReload.write(what);
  if (address === undefined) window.location.reload();
  else window.location.replace(address);
}

/** Says what the page before this one left to be said. */
export function sayAfterReload(): void {
  const left = stored.afterReload.read();
  if (!left) return;
  stored.afterReload.clear();
  notify[left.message.tone](left.message.text);
  if (left.bought) track('purchase', { items: left.bought });
}
