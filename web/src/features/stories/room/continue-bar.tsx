import type { Story } from '@sirenade/contract/stories';
import { Button } from '../../../ui/button.tsx';

interface ContinueBarProps {
  author: Story['info']['user'];
  isPending: boolean;
  onContinue(): void;
}

/** In place of the composer in another user's chat: continues it as a copy of one's own [S38] [T7]. */
export function ContinueBar({ author, isPending, onContinue }: ContinueBarProps) {
  return (
    <div className="continue-bar">
      <p>
        {author ? `You are reading a chat of ${author.username}.` : 'You are reading a chat of somebody else.'} Go on
        from here as your own.
      </p>
      <Button pending={isPending} onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
