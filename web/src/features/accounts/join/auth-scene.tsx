import type { ReactNode } from 'react';
import { NightSea } from '../../../ui/scenery/night-sea.tsx';
import { SeaHorizon } from '../../../ui/scenery/sea-horizon.tsx';

/** A form at the side of the view from the balcony; on narrow screens under a strip of the same sea. */
export function AuthScene({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid min-h-[calc(100dvh-var(--topbar))] grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] @4xl:grid-rows-1">
        <SeaHorizon className="h-44 w-full mask-y-from-65% @xl:h-64 @4xl:hidden" />
        <div className="hidden @4xl:block">
          <div className="sticky top-[var(--topbar)] h-[calc(100dvh-var(--topbar))] max-h-[64rem] overflow-hidden">
            <NightSea className="absolute inset-0 size-full mask-t-from-80% mask-r-from-72% mask-r-to-100%" />
            <p className="relative max-w-md px-10 pt-14 font-display text-3xl text-balance text-text">{line}</p>
          </div>
        </div>
        <div className="flex justify-center px-5 pt-6 pb-12 sm:px-10 @4xl:items-center @4xl:py-12">
          <div className="w-full max-w-md">{children}</div>
        </div>
      </div>
    </div>
  );
}
