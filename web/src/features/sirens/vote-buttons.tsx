import type { Siren } from '@sirenade/contract/sirens';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useVote } from './use-vote.ts';

/** Two arrows with the karma between them, the chosen one in coral [S33]. */
export function VoteButtons({ siren }: { siren: Siren }) {
  const vote = useVote(siren);
  const { has_upvoted } = siren.current_user;
  return (
    <fieldset className="votes">
      <legend className="sr-only">Votes</legend>
      <IconButton
        label="Upvote"
        icon={ArrowBigUp}
        iconSize={22}
        aria-pressed={has_upvoted === true}
        onClick={() => vote(true)}
      />
      <span aria-live="polite" className="min-w-6 text-center font-semibold tabular-nums">
        {formatNumber(siren.karma)}
        <span className="sr-only"> karma</span>
      </span>
      <IconButton
        label="Downvote"
        icon={ArrowBigDown}
        iconSize={22}
        aria-pressed={has_upvoted === false}
        onClick={() => vote(false)}
      />
    </fieldset>
  );
}
