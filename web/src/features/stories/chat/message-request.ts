import type { Compose, MessageInput } from '@sirenade/contract/stories';
import type { ReplyRequest } from '../connection/reply-transport.ts';
import type { ReplySettings } from './chat-snapshot.ts';

interface Message {
  kind: 'send' | 'edit' | 'redo';
  /** The place of the exchange among all. */
  index: number;
  text: string;
  sirenId: number | undefined;
  settings: ReplySettings;
}

interface VisibleChat {
  storyId: number | null;
  composes: Compose[];
}

/** The last exchange on this page; absent where its id is not known, because its answer was lost on the way. */
function lastSeen(composes: Compose[]): Pick<MessageInput, 'last_compose_id'> {
  const { id = null } = composes.at(-1) ?? {};
  return id === 0 ? {} : { last_compose_id: id };
}

/**
 * The request of a message, with the last compose its writer has seen, so that the server refuses to replace newer
 * ones.
 */
export function requestFor({ storyId, composes }: VisibleChat, message: Message): ReplyRequest {
  const { kind, index, text, sirenId, settings } = message;
  const { id = 0 } = composes[index] ?? {};
  const body: MessageInput = {
    user_input: text,
    ...(storyId === null && sirenId !== undefined && { siren_id: sirenId }),
    ...settings,
    edited: kind !== 'send',
    ...(kind !== 'send' && { compose_index: index, ...(id > 0 && { compose_id: id }) }),
    ...(storyId !== null && lastSeen(composes)),
  };
  return { storyId, body };
}
