import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';

/** The last chats of the user, folded away if they like [S16]. */
export function RecentChats() {
  const [open, setOpen] = useState(true);
  const id = useId();
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
      <div id={id} hidden={!open} className="px-3 pt-1 text-sm text-fog">
        <p>Your chats will appear here.</p>
        <p className="mt-2 text-xs">Only the last 10 chats are saved.</p>
      </div>
    </section>
  );
}
