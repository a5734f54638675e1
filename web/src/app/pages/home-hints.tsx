import { limits } from '@sirenade/contract/limits';
import type { HintName } from '@sirenade/contract/preferences';
import { X } from 'lucide-react';
import { useHints } from '../../features/preferences/use-hints.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const texts: Record<HintName, { lead: string; rest: string }> = {
  intro: { lead: 'Hear them first', rest: 'press Intro on a picture, and a siren says hello.' },
  speak: { lead: 'Speak first', rest: `no account needed, ${limits.visitor.chats} chats are free.` },
  read: { lead: 'Read along', rest: 'what others shared is under Chats.' },
};
const forMembers = 'choose somebody and write. Chats are private unless you post them.';

/** Hints for newcomers, one at a time, in the page and never over it. */
export function HomeHints({ isMember }: { isMember: boolean }) {
  const { left, dismiss, dismissAll } = useHints();
  const [name] = left;
  if (!name) return null;
  const { lead, rest } = texts[name];
  const isLast = left.length === 1;
  const go = (dismissal: () => void) => {
    dismissal();
    // The pressed button disappears with the last hint, so the focus moves to the page.
    if (isLast || dismissal === dismissAll) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label="For newcomers" className="home-hint">
      <p role="status" className="min-w-0 grow text-pretty">
        <span className="font-medium text-text">{lead}:</span> {name === 'speak' && isMember ? forMembers : rest}
      </p>
      {isLast ? null : (
        <Button variant="ghost" size="sm" onClick={() => go(dismissAll)} className="max-sm:-ml-3.5">
          Hide all hints
        </Button>
      )}
      <IconButton
        label={isLast ? 'Dismiss this hint' : 'Dismiss this hint, show the next'}
        icon={X}
        iconSize={18}
        tip="below-end"
        onClick={() => go(() => dismiss(name))}
      />
    </aside>
  );
}
