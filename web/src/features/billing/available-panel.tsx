import { AudioLines, Eye, Image, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Credits } from '../../lib/credits.ts';
import { formatNumber } from '../../lib/format.ts';

function Figure({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="min-w-0 min-[22rem]:px-3 min-[22rem]:first:pl-0 min-[22rem]:last:pr-0 sm:px-6 sm:first:pl-0">
      <dt className="flex items-center gap-2 text-sm text-fog">
        <Icon size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-alive max-sm:hidden" />
        {name}
      </dt>
      <dd className="mt-1 font-display text-lg tabular-nums sm:text-2xl">{value}</dd>
    </div>
  );
}

/** The balance of the account [S40], with a link to its history. */
export function AvailablePanel({ credits, onNavigate }: { credits: Credits; onNavigate(): void }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id={id} className="font-semibold">
          Currently Available
        </h3>
        <Link to="/credits" onClick={onNavigate} className="text-link inline-flex min-h-11 items-center text-sm">
          Where did my credits go?
        </Link>
      </div>
      <dl className="grid gap-y-3 divide-line min-[22rem]:grid-cols-[auto_auto_auto] min-[22rem]:divide-x pt-1 pb-5 sm:grid-cols-3">
        <Figure icon={Eye} name="Views" value="Unlimited" />
        <Figure icon={AudioLines} name="Audio words" value={formatNumber(credits.words)} />
        <Figure icon={Image} name="Images" value={formatNumber(credits.images)} />
      </dl>
    </section>
  );
}
