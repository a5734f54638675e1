import { ChevronDown } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { RecentFailure, RecentSkeleton } from '../../features/stories/library/recent-placeholders.tsx';
import { classes } from '../../lib/classes.ts';
import { loadPiece } from '../../lib/load-piece.ts';
import { useOnScreen } from '../../lib/use-on-screen.ts';
import { whenIdle } from '../../lib/when-idle.ts';

type List = ComponentType<{ userId: number }>;
let loaded: List | null = null;

/** The list, fetched once it is seen and the page has settled. */
function useLateList(isVisible: boolean) {
  const [List, setList] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  const shouldLoad = isVisible && !List && !hasFailed;
  useEffect(() => {
    if (!shouldLoad) return;
    let left = false;
    const load = async () => {
      try {
        loaded = (await loadPiece(() => import('../../features/stories/library/recent-chats.tsx'))).RecentChatList;
        if (!left) setList(() => loaded);
      } catch {
        if (!left) setFailed(true);
      }
    };
    const stopWaiting = whenIdle(() => void load());
    return () => {
      left = true;
      stopWaiting();
    };
  }, [shouldLoad]);
  return { List, hasFailed, retry: () => setFailed(false) };
}

/** The last chats of the user, folded away if they like [S16]. */
export function RecentChats() {
  const { user, status } = useSession();
  const [open, setOpen] = useState(true);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { List, hasFailed, retry } = useLateList(useOnScreen(body));
  // While the session is being looked up, the server might answer for another account.
  const userId = status === 'signed-in' ? user?.id : undefined;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="nav-entry w-full justify-between text-sm font-semibold"
        >
          Recent Chats
          <ChevronDown
            size={18}
            strokeWidth={1.5}
            aria-hidden
            className={classes('transition', !open && '-rotate-90')}
          />
        </button>
      </h2>
      <div ref={body} id={id} hidden={!open} className="pt-1 text-sm text-fog">
        {hasFailed ? <RecentFailure onRetry={retry} /> : List && userId ? <List userId={userId} /> : <RecentSkeleton />}
        <p className="mt-2 px-3 text-xs">Only the last 10 chats are saved.</p>
      </div>
    </section>
  );
}
