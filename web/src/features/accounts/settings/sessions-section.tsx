import type { SessionInfo } from '@sirenade/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sessionsQuery, useEndSessions } from './sessions.queries.ts';

/** Where the user is logged in, and ending that. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  return (
    <SettingsSection
      title="Devices"
      about="Where you are logged in. End what you do not know, and change your password then."
    >
      {sessions.isPending ? (
        <div role="status">
          <span className="sr-only">Loading your devices</span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      ) : sessions.isError ? (
        <Notice tone="danger">
          <p>{failureText(sessions.error)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void sessions.refetch()}>
            Try again
          </Button>
        </Notice>
      ) : (
        <SessionList sessions={sessions.data} />
      )}
    </SettingsSection>
  );
}

function SessionList({ sessions }: { sessions: SessionInfo[] }) {
  const end = useEndSessions();
  const sorted = [...sessions].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at),
  );
  const ending = end.isPending ? end.variables : null;
  return (
    <>
      <ul className="-mt-3 divide-y divide-line">
        {sorted.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-3">
            <MonitorSmartphone size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-fog" />
            <div className="min-w-0 grow">
              <p className="truncate font-medium">{session.device}</p>
              <p className="text-sm text-fog">
                {session.current ? (
                  <span className="text-alive">This device</span>
                ) : (
                  <>
                    Last seen{' '}
                    <time dateTime={session.last_seen_at} title={formatDateTime(session.last_seen_at)}>
                      {formatRelative(session.last_seen_at)}
                    </time>
                  </>
                )}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`End the session on ${session.device}`}
                pending={ending !== null && ending !== 'others' && ending.id === session.id}
                disabled={end.isPending}
                onClick={() => end.mutate({ id: session.id })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sorted.some((session) => !session.current) ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          pending={ending === 'others'}
          disabled={end.isPending}
          onClick={() => end.mutate('others')}
        >
          End all others
        </Button>
      ) : null}
    </>
  );
}
