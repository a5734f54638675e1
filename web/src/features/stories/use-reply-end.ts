import type { CurrentUser } from '@sirenade/contract/accounts';
import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChatKind, track } from '../../lib/analytics.ts';
import { sessionKey } from '../accounts/session.queries.ts';
import { useSession } from '../accounts/use-session.ts';
import { creditsOf } from '../billing/credits.ts';
import type { ReplySettings } from './chat-snapshot.ts';
import { recentStoriesKey } from './recent.queries.ts';
import type { UsedChatSettings } from './use-chat-settings.ts';

/** The name under which a chat is counted [A14]. */
function kindOf({ generate_audio, generate_images }: ReplySettings): ChatKind {
  return `chat_siren${generate_audio ? '_with_audio' : ''}${generate_images ? '_with_images' : ''}`;
}

function spend(user: CurrentUser, { words, images }: ReplyEnd): CurrentUser {
  const before = creditsOf(user.payments);
  const left = Math.max(0, before.images - images);
  return {
    ...user,
    payments: {
      ...user.payments,
      words_left: Math.max(0, before.words - words),
      image_generations_left: left,
      images_generations_left: left,
    },
  };
}

/** What an answer changes beside the chat: credits, the free chats, the list of chats, the statistics [T12] [K8]. */
export function useReplyEnd({ reader, store, wished }: UsedChatSettings) {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const asked = useRef(wished);
  return {
    /** Notes how the answer was asked for. */
    onAsk: () => {
      asked.current = wished;
    },
    onEnd: (end: ReplyEnd | null, isOwn: boolean) => {
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      if (isOwn) {
        track(kindOf(asked.current));
        if (reader.kind !== 'verified') store.countFreeChat();
      }
      if (!user) return;
      if (end && isOwn) client.setQueryData<CurrentUser | null>(sessionKey, (before) => before && spend(before, end));
      void refresh();
    },
  };
}
