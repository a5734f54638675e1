import '../chat-side.css';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePageVisible } from '../connection/use-browser.ts';
import { MessageLine } from '../messages/message-text.tsx';
import { type SuggestionsInput, suggestionsQuery } from './suggestions.queries.ts';

export interface SuggestionsProps extends SuggestionsInput {
  /** Whether the chat is the viewer's own, or has no owner yet; others are not asked for [R8]. */
  isOwn: boolean;
  /** Whether an answer is being written, sent or read out. */
  isBusy: boolean;
  isInputEmpty: boolean;
  onPick(text: string): void;
}

/** Three things one could say, above an empty input while nothing else goes on [S36]. */
export function Suggestions({ isOwn, isBusy, isInputEmpty, onPick, ...input }: SuggestionsProps) {
  const isReady = isOwn && !isBusy && isInputEmpty;
  const isEnabled = useSettled(usePageVisible() && isReady);
  const { data, isError, isFetching, refetch } = useQuery({ ...suggestionsQuery(input), enabled: isEnabled });
  if (!isReady || (isError && !data)) return null;
  return (
    <section aria-label="Suggestions" aria-busy={isFetching} className="suggestions">
      <ul className="suggestion-row">
        {data && !isFetching
          ? data.map((text) => (
              <li key={text}>
                <button type="button" dir="auto" className="suggestion" onClick={() => onPick(text)}>
                  <span>
                    <MessageLine text={text} />
                  </span>
                </button>
              </li>
            ))
          : [1, 2, 3].map((place) => (
              <li key={place} aria-hidden>
                <span className="skeleton suggestion-skeleton" />
              </li>
            ))}
      </ul>
      <IconButton
        label="Other suggestions"
        icon={RotateCw}
        iconSize={16}
        tip="above"
        // Not disabled: the keyboard would lose its place.
        aria-disabled={isFetching || undefined}
        onClick={() => !isFetching && void refetch()}
      />
    </section>
  );
}

/** True once the browser has been idle since the condition became true. */
function useSettled(isReady: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const stop = whenIdle(() => setSettled(true));
    return () => {
      stop();
      setSettled(false);
    };
  }, [isReady]);
  return isReady && isSettled;
}
