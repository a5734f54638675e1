import { BookHeart, RotateCcw } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Chat, LiveReply } from '../chat/chat-snapshot.ts';
import { PlayButton, usePlayerState } from '../speech/play-button.tsx';
import type { SpeechPlayer } from '../speech/speech-player.ts';
import { Alternates } from './alternates.tsx';
import type { ComposeViewProps } from './compose-props.ts';
import { CopyMessage } from './copy-message.tsx';
import { PaintButton } from './paint-button.tsx';

/** The tools of an answer: play, copy, remember, paint, and for the last one redo [S35]. */
export function ComposeTools(props: ComposeViewProps) {
  const { compose, index, storyId, player, isLast, isMine, isBusy, actions } = props;
  return (
    <div className="compose-actions">
      {compose.audio_url ? <PlayButton player={player} index={index} url={compose.audio_url} /> : null}
      <CopyMessage text={compose.ai_response} />
      {isMine ? (
        <IconButton
          label="Remember something of this"
          icon={BookHeart}
          iconSize={17}
          tip="above"
          aria-haspopup="dialog"
          onClick={() => actions.remember(compose.id)}
          className="compose-action"
        />
      ) : null}
      {isMine && storyId !== null && !compose.image && compose.ai_response !== '' ? (
        <PaintButton storyId={storyId} compose={compose} isBusy={isBusy} onPainted={actions.showAlternate} />
      ) : null}
      {isLast && isMine && !isBusy ? (
        <IconButton
          label="Redo the answer"
          icon={RotateCcw}
          iconSize={17}
          tip="above"
          onClick={actions.redo}
          className="compose-action"
        />
      ) : null}
      {isLast && isMine && storyId !== null ? (
        <Alternates storyId={storyId} compose={compose} isBusy={isBusy} onSwitch={actions.showAlternate} />
      ) : null}
    </div>
  );
}

interface LiveToolsProps {
  chat: Chat;
  player: SpeechPlayer;
  live: LiveReply;
}

/** While the text is revealed: show all of it, or play it where the browser blocked the sound until a tap. */
export function LiveTools({ chat, player, live }: LiveToolsProps) {
  const box = useRef<HTMLDivElement>(null);
  const state = usePlayerState(player, live.index);
  const isEmpty = live.reply.text === '';
  useFocusHandedOn(box, isEmpty);
  const isUnheard = live.reply.speech.length > 0 && (state === 'silent' || state === 'blocked');
  if (isEmpty) return null;
  return (
    <div ref={box} className="compose-actions">
      <button type="button" className="chat-link" onClick={chat.showAll}>
        Show all
      </button>
      {isUnheard ? (
        <button
          type="button"
          className="chat-link"
          onClick={() => (state === 'blocked' ? player.resume() : chat.listen())}
        >
          Listen
        </button>
      ) : null}
      {state === 'playing' || state === 'loading' ? (
        <button type="button" className="chat-link" onClick={player.pause}>
          Pause
        </button>
      ) : null}
      {state === 'paused' ? (
        <button type="button" className="chat-link" onClick={player.resume}>
          Go on
        </button>
      ) : null}
    </div>
  );
}

/** When these tools are replaced by those of the finished answer, the focus moves along. */
function useFocusHandedOn(box: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const tools = isEmpty ? null : box.current;
    const compose = tools?.closest('.compose');
    return () => {
      if (!tools?.contains(document.activeElement)) return;
      requestAnimationFrame(() => compose?.querySelector<HTMLElement>('.compose-actions button')?.focus());
    };
  }, [box, isEmpty]);
}
