import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { loadPiece } from '../../lib/load-piece.ts';
import type { Stroke } from './shortcut-keys.ts';

/** Where keys have a meaning of their own. */
const USES_KEYS =
  'textarea, select, [contenteditable], [role=menu], [role=listbox], input:not([type=radio], [type=checkbox])';

const usesKeys = (target: EventTarget | null) =>
  target instanceof Element && (target.closest(USES_KEYS) !== null || document.querySelector('dialog[open]') !== null);

/** Single-key shortcuts; their actions are loaded with the first key. */
export function useShortcuts(isOn: boolean, onSheet: () => void): void {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string, state?: object) => void navigate(path, { state }));
  const showSheet = useEffectEvent(onSheet);
  useEffect(() => {
    if (!isOn) return;
    let last: Stroke | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp: at } = event;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Escape' && target instanceof HTMLElement && target.dataset.shortcut === 'write') target.blur();
      if (!/^[?/cghjkmnpsux]$/.test(key) || usesKeys(target)) return;
      // Some browsers would look for text on the page.
      if (key === '/') event.preventDefault();
      if (event.repeat && key !== 'j' && key !== 'k') return;
      loadPiece(() => import('./shortcut-keys.ts')).then(
        ({ press }) => {
          last = press({ key, at }, last, { go, showSheet });
        },
        // Without a network the key does nothing, as if it were none.
        () => {},
      );
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
