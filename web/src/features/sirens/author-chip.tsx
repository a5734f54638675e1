import './author-chip.css';
import type { Siren } from '@sirenade/contract/sirens';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';

interface AuthorChipProps {
  user: Siren['user'];
  /** Their role, as in 'Created by'. */
  label?: string;
}

/** Whose this is, with the way to their profile. */
export function AuthorChip({ user, label = 'Created by' }: AuthorChipProps) {
  return (
    <Link to={`/u/${user.username}`} aria-label={`${label} ${user.username}`} className="author-chip">
      <Avatar src={user.avatar} name="" size={28} />
      <span className="truncate">{user.username}</span>
    </Link>
  );
}
