import type { CreditEntry } from '@sirenade/contract/billing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AudioLines, Image, type LucideIcon, MessageCircle } from 'lucide-react';
import { classes } from '../../lib/classes.ts';
import { amountText } from '../../lib/credits.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureText } from '../../ui/form/form-failure.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { creditEntriesQuery } from './billing.queries.ts';

const icons: Record<CreditEntry['kind'], LucideIcon> = { words: AudioLines, images: Image, chats: MessageCircle };

/** The credit ledger in plain sentences, newest first. */
export function CreditList() {
  const { data, isPending, isFetchNextPageError, isFetchingNextPage, hasNextPage, error, refetch, fetchNextPage } =
    useInfiniteQuery(creditEntriesQuery);
  if (isPending) return <CreditListSkeleton />;
  if (!data) return <Trouble text={failureText(error)} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) {
    return (
      <EmptyState
        title="Nothing has come or gone yet"
        body="When a siren speaks or a picture is made, it is written down here."
        action={
          <LinkButton to="/" variant="secondary">
            Meet the sirens
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {isFetchNextPageError ? (
        <div className="mt-5">
          <Trouble text={failureText(error)} onRetry={() => void fetchNextPage()} />
        </div>
      ) : hasNextPage ? (
        <Button variant="secondary" className="mt-5" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

function Entry({ entry: { at, kind, amount, text } }: { entry: CreditEntry }) {
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-fog" />
      {/* Where the letters are large, the number moves below its text. */}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p dir="auto" className="break-words">
            {text}
          </p>
          <p className="text-sm text-fog">
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </div>
        <p className={classes('font-medium whitespace-nowrap tabular-nums', amount > 0 && 'text-alive')}>
          {amountText(amount, kind)}
        </p>
      </div>
    </li>
  );
}

function Trouble({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function CreditListSkeleton() {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">Loading your credits</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex items-center gap-4 border-b border-line py-3">
          <Skeleton className="size-5 shrink-0" />
          <div className="grow">
            <Skeleton className="my-1 h-4 w-48 max-w-full" />
            <Skeleton className="mt-2 mb-1 h-3.5 w-32" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
