import type { Compose, MessageWish } from '@sirenade/contract/stories';
import type { ReplyRequest } from '../connection/reply-transport.ts';
import type { ChatSnapshot, ReplySettings } from './chat-snapshot.ts';

export interface Asking {
  kind: 'send' | 'edit' | 'redo';
  /** The place of the exchange among all. */
  index: number;
  userInput: string;
  sirenId: number | undefined;
  settings: ReplySettings;
}

/** What was seen last; absent where its number is not known, because its answer was lost on the way. */
function lastSeen(composes: Compose[]): Pick<MessageWish, 'last_compose_id'> {
  const { id = null } = composes.at(-1) ?? {};
  return id === 0 ? {} : { last_compose_id: id };
}

/** A message as it is sent: with what its writer has seen, so that nothing is replaced that they have not. */
export function requestFor({ storyId, composes }: ChatSnapshot, asking: Asking): ReplyRequest {
  const { kind, index, userInput, sirenId, settings } = asking;
  const { id = 0 } = composes[index] ?? {};
  const body: MessageWish = {
    user_input: userInput,
    ...(storyId === null && sirenId !== undefined && { siren_id: sirenId }),
    ...settings,
    edited: kind !== 'send',
    ...(kind !== 'send' && { compose_index: index, ...(id > 0 && { compose_id: id }) }),
    ...(storyId !== null && lastSeen(composes)),
  };
  return { storyId, body };
}
