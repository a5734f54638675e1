import type { Siren } from '@sirenade/contract/sirens';
import { VoteButtons } from '../../ui/vote-buttons.tsx';
import { useSirenVote } from './use-siren-vote.ts';

/** The votes of a siren [S33]. */
export function SirenVotes({ siren }: { siren: Siren }) {
  const vote = useSirenVote(siren);
  return <VoteButtons karma={siren.karma} vote={siren.current_user.has_upvoted} onVote={vote} />;
}
