import type { Siren } from '@sirenade/contract/sirens';
import { BookHeart, type LucideIcon, Pause, Play, SquarePen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthorChip } from '../../sirens/author-chip.tsx';

interface ChatControlsProps {
  /** Whose chat it is; null for a visitor's. */
  author: Siren['user'] | null;
  /** Null when the siren is gone. */
  sirenId: number | null;
  isSounding: boolean;
  onPlayAll(): void;
  /** The way to share it, or to what others say of it. */
  sharing?: ReactNode;
  /** Absent where the chat belongs to somebody else. */
  onMemory?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** What can be done with the chat as a whole [S34]. */
export function ChatControls({
  author,
  sirenId,
  isSounding,
  onPlayAll,
  sharing,
  onMemory,
  onDelete,
}: ChatControlsProps) {
  return (
    <div className="chat-controls">
      {author ? <AuthorChip user={author} label="Chat of" /> : null}
      <div className="ml-auto flex items-center">
        {sirenId === null ? null : (
          <Link to={`/story?siren=${sirenId}`} data-tip="New Chat" className="chat-control">
            <SquarePen size={18} strokeWidth={1.5} aria-hidden />
            <span>New Chat</span>
          </Link>
        )}
        <Control
          label={isSounding ? 'Pause' : 'Play all'}
          icon={isSounding ? Pause : Play}
          shortcut="play"
          onClick={onPlayAll}
        />
        {sharing}
        {onMemory ? <Control label="Memory" icon={BookHeart} opens onClick={onMemory} /> : null}
        {onDelete ? <Control label="Delete" icon={Trash2} opens onClick={onDelete} /> : null}
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  icon: LucideIcon;
  opens?: boolean;
  /** The key that presses it too. */
  shortcut?: string;
  onClick(): void;
}

/** On a phone the picture stands for the word, which stays the button's name. */
function Control({ label, icon: Icon, opens, shortcut, onClick }: ControlProps) {
  return (
    <button
      type="button"
      data-tip={label}
      data-shortcut={shortcut}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
      className="chat-control"
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <span>{label}</span>
    </button>
  );
}
