import './vote-buttons.css';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { formatNumber } from '../lib/format.ts';
import { IconButton } from './icon-button.tsx';

interface VoteButtonsProps {
  karma: number;
  /** The reader's own vote: up, down, or none. */
  vote: boolean | null;
  onVote(isUp: boolean): void;
  /** The name of the thing voted on, where a page has several. */
  label?: string;
  tip?: 'below' | 'above';
  iconSize?: number;
}

/** Two arrows with the karma between them, the chosen one in coral [S33]. */
export function VoteButtons({ karma, vote, onVote, label = 'Votes', tip = 'below', iconSize = 22 }: VoteButtonsProps) {
  return (
    <fieldset className="votes">
      <legend className="sr-only">{label}</legend>
      <IconButton
        label="Upvote"
        icon={ArrowBigUp}
        iconSize={iconSize}
        tip={tip}
        data-shortcut="upvote"
        aria-pressed={vote === true}
        onClick={() => onVote(true)}
      />
      <span aria-live="polite" className="min-w-6 text-center font-semibold tabular-nums">
        {formatNumber(karma)}
        <span className="sr-only"> karma</span>
      </span>
      <IconButton
        label="Downvote"
        icon={ArrowBigDown}
        iconSize={iconSize}
        tip={tip}
        aria-pressed={vote === false}
        onClick={() => onVote(false)}
      />
    </fieldset>
  );
}
