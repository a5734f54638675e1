import type { Siren } from '@sirenade/contract/sirens';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';

/** Who made this, with the way to their profile. */
export function AuthorChip({ user }: { user: Siren['user'] }) {
  return (
    <Link to={`/u/${user.username}`} aria-label={`Created by ${user.username}`} className="author-chip">
      <Avatar src={user.avatar} name="" size={28} />
      <span className="truncate">{user.username}</span>
    </Link>
  );
}
