import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from '../../lib/classes.ts';
import { formatNumber } from '../../lib/format.ts';
import { loginPath } from '../../lib/redirect-reason.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useSession } from '../accounts/use-session.ts';

/** Where the counter begins to show. */
const NEAR = 500;

/** Under whose name it will stand. */
export function CommentWriter() {
  const { user } = useSession();
  return (
    <p className="comment-writer">
      <Avatar src={user?.avatar ?? null} name="" size={28} />
      {user ? (
        <span className="truncate font-medium">{user.username}</span>
      ) : (
        <span className="text-fog">
          <Link to={loginPath('comment')} className="text-link">
            Log in
          </Link>{' '}
          to comment
        </span>
      )}
    </p>
  );
}

type FieldProps = ComponentProps<'textarea'> & { label: string; problem: string | null };

/** The words themselves. */
export function CommentField({ id, label, problem, ...area }: FieldProps) {
  return (
    <textarea
      {...area}
      dir="auto"
      rows={3}
      aria-label={label}
      aria-invalid={problem !== null || undefined}
      aria-describedby={`${id}-problem ${id}-left`}
      placeholder="Write a comment. Markdown works here."
      className="field comment-field"
    />
  );
}

/** Shows near the limit how much may still be written. */
export function CommentCounter({ id, left }: { id: string; left: number }) {
  if (left > NEAR) return null;
  return (
    <p id={id} className={classes('mr-auto text-sm tabular-nums', left < 0 ? 'text-danger' : 'text-fog')}>
      {left < 0 ? `${formatNumber(-left)} characters too many` : `${formatNumber(left)} characters left`}
    </p>
  );
}
