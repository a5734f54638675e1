import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { forgetSession } from '../../session/session.queries.ts';

interface FailureNoticeProps {
  failure: { text: string; to?: string } | null;
  className?: string;
}

/** Why no picture came, or nothing was saved, leading to what helps where something does [X3] [X4]. */
export function FailureNotice({ failure, className }: FailureNoticeProps) {
  const client = useQueryClient();
  // What stands under its field already needs no second place.
  if (!failure?.text) return null;
  return (
    <Notice tone="danger" {...(className && { className })}>
      {failure.to ? (
        <Link
          to={failure.to}
          preventScrollReset
          className="text-link"
          // The server ended the session: with the cached one the login page would lead away again.
          onClick={() => failure.to === '/login' && forgetSession(client)}
        >
          {failure.text}
        </Link>
      ) : (
        failure.text
      )}
    </Notice>
  );
}
