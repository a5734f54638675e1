import './messages.css';
import { memo } from 'react';
import type { Chat, ChatSnapshot } from '../chat/chat-snapshot.ts';
import type { SpeechPlayer } from '../speech/speech-player.ts';
import type { ComposeActions } from './compose-props.ts';
import { ComposeView } from './compose-view.tsx';
import type { ChatSiren } from './siren-message.tsx';

export interface RefusedEdit {
  index: number;
  text: string;
}

interface MessageListProps {
  chat: Chat;
  snapshot: ChatSnapshot;
  player: SpeechPlayer;
  actions: ComposeActions;
  siren: ChatSiren;
  isMine: boolean;
  isBusy: boolean;
  refused: RefusedEdit | null;
}

/** All composes of the chat, oldest first [S35]. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { snapshot, siren, refused, ...shared } = props;
  const { composes, live, storyId } = snapshot;
  return (
    <ol aria-label={`Chat with ${siren.name}`} className="compose-list">
      {composes.map((compose, index) => (
        <ComposeView
          // biome-ignore lint/suspicious/noArrayIndexKey: an exchange is its place, and has no number while it is written
          key={index}
          {...shared}
          siren={siren}
          storyId={storyId}
          compose={compose}
          index={index}
          isLast={index === composes.length - 1}
          live={live?.index === index ? live : null}
          refused={refused?.index === index ? refused.text : undefined}
        />
      ))}
    </ol>
  );
});
