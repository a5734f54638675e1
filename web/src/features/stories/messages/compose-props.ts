import type { Compose } from '@sirenade/contract/stories';
import type { Chat, LiveReply } from '../chat/chat-snapshot.ts';
import type { SpeechPlayer } from '../speech/speech-player.ts';
import type { ChatSiren } from './siren-message.tsx';

/** The actions on the composes of a chat; the same object as long as the chat is open. */
export interface ComposeActions {
  edit(index: number, text: string): void;
  redo(): void;
  remember(composeId: number): void;
  showAlternate(compose: Compose): void;
}

export interface ComposeViewProps {
  chat: Chat;
  player: SpeechPlayer;
  actions: ComposeActions;
  siren: ChatSiren;
  storyId: number | null;
  compose: Compose;
  index: number;
  isLast: boolean;
  /** Whether the viewer goes on with this chat. */
  isMine: boolean;
  /** Whether a reply is streaming or still being revealed: nothing can be changed then [T8]. */
  isBusy: boolean;
  /** The answer itself while it is on its way. */
  live: LiveReply | null;
  /** An edit of the message that was refused. */
  refused?: string | undefined;
}
