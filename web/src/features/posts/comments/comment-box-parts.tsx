import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { classes } from '../../../lib/classes.ts';
import { formatNumber } from '../../../lib/format.ts';
import { loginPath } from '../../../lib/redirect-reason.ts';
import { wayBackTo } from '../../../lib/way-back.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useSession } from '../../session/use-session.ts';

/** Where the counter begins to show. */
const NEAR = 500;

/** The name that the comment will be signed with. */
export function CommentWriter() {
  const { user } = useSession();
  const place = useLocation();
  // The comments are far below a long post: the login leads back to them, not to the top.
  const back = wayBackTo({ ...place, hash: place.hash || '#comments' });
  return (
    <p className="comment-writer">
      <Avatar src={user?.avatar ?? null} name="" size={28} />
      {user ? (
        <span className="truncate font-medium">{user.username}</span>
      ) : (
        <span className="text-fog">
          <Link to={loginPath('comment')} state={back} className="text-link">
            Log in
          </Link>{' '}
          to comment
        </span>
      )}
    </p>
  );
}

type FieldProps = ComponentProps<'textarea'> & { label: string; problem: string | null };

/** The textarea of a comment. */
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

/** Near the limit, shows how many characters are left. */
export function CommentCounter({ id, left }: { id: string; left: number }) {
  if (left > NEAR) return null;
  const count = Math.abs(left);
  return (
    <p id={id} className={classes('mr-auto text-sm tabular-nums', left < 0 ? 'text-danger' : 'text-fog')}>
      {formatNumber(count)} {count === 1 ? 'character' : 'characters'} {left < 0 ? 'too many' : 'left'}
    </p>
  );
}
