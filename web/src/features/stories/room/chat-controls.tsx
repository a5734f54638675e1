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
  /** The button to share the chat, or the link to its post's comments. */
  sharing?: ReactNode;
  /** Absent in another user's chat. */
  onMemory?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** The controls of the chat as a whole [S34]. */
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

/** On a phone only the icon is visible; the text stays as the accessible name. */
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
