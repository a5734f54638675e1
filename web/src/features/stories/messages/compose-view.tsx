import { type CSSProperties, memo, useSyncExternalStore } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveReply } from '../chat/chat-snapshot.ts';
import { usePlayerState } from '../speech/play-button.tsx';
import { useSpokenPosition } from '../speech/use-spoken-position.ts';
import type { ComposeViewProps } from './compose-props.ts';
import { ComposeTools, LiveTools } from './compose-tools.tsx';
import { estimatedHeight } from './estimated-height.ts';
import { SirenMessage } from './siren-message.tsx';
import { UserMessage } from './user-message.tsx';

/** One compose: the message and the answer, each with its tools [S35]. */
export const ComposeView = memo(function ComposeView(props: ComposeViewProps) {
  const { compose, index, isLast, isMine, isBusy, actions, live, refused } = props;
  const mayChange = isMine && !isBusy;
  const isEmpty = !live && compose.ai_response === '' && !compose.image;
  // An answer that is still being written elsewhere is not displayed here: the chat says so below, and attaches to it.
  const isWritten = compose.state === 'writing';
  return (
    <li
      id={`compose-${compose.id}`}
      className={classes('compose', isLast ? 'compose-last' : 'compose-resting', live && 'compose-live')}
      style={{ '--likely-height': `${estimatedHeight(compose)}px` } as CSSProperties}
    >
      <UserMessage
        key={`${compose.id} ${refused ?? ''}`}
        composeId={compose.id}
        text={compose.user_input}
        refused={refused}
        onEdit={mayChange ? (text) => actions.edit(index, text) : undefined}
      />
      {!isEmpty ? (
        <Answer {...props} isMine={isMine && !isWritten} />
      ) : isWritten ? null : (
        <Unanswered onRetry={mayChange && isLast ? actions.redo : undefined} />
      )}
    </li>
  );
});

function Answer(props: ComposeViewProps) {
  const { chat, player, siren, compose, index, live } = props;
  const revealed = useSyncExternalStore(chat.reveal.subscribe, () => {
    const now = chat.reveal.getSnapshot();
    return now.index === index ? now.shown : undefined;
  });
  const spokenTo = useSpokenPosition(player, index, compose);
  const isSpeaking = usePlayerState(player, index) === 'playing';
  const isRevealing = revealed !== undefined;
  return (
    <SirenMessage
      siren={siren}
      text={compose.ai_response}
      picture={compose.image}
      revealed={revealed}
      isGrowing={compose.state === 'writing'}
      spokenTo={isRevealing ? undefined : spokenTo}
      isSpeaking={isSpeaking}
      onShowAll={isRevealing ? chat.showAll : undefined}
    >
      {live && isPainting(live) ? <p className="coming-picture skeleton">A picture is being made.</p> : null}
      {compose.state === 'stopped' ? <p className="compose-note">Stopped before the end.</p> : null}
      {live ? <LiveTools chat={chat} player={player} live={live} /> : <ComposeTools {...props} />}
    </SirenMessage>
  );
}

const isPainting = ({ wantsImage, reply }: LiveReply) =>
  wantsImage && reply.text !== '' && !reply.image && !reply.end && !reply.missing.includes('image');

/** An answer that never came, or came to nothing. */
function Unanswered({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="unanswered">
      <p className="text-fog">The answer did not arrive. Nothing was charged.</p>
      {onRetry ? (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
