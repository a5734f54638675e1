import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { forgetSession } from '../../session/session.queries.ts';

interface FailureNoticeProps {
  failure: { text: string; to?: string } | null;
  className?: string;
}

/** Why no picture was made, or nothing was saved, with a link that helps where there is one [X3] [X4]. */
export function FailureNotice({ failure, className }: FailureNoticeProps) {
  const client = useQueryClient();
  // Errors that are displayed under their fields are not repeated.
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
