import type { CurrentUser } from '@sirenade/contract/accounts';
import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChatKind, track } from '../../../lib/analytics.ts';
import { creditsOf } from '../../../lib/credits.ts';
import { sessionKey } from '../../session/session.queries.ts';
import { useSession } from '../../session/use-session.ts';
import { storyApi } from '../connection/story-api.ts';
import { recentStoriesKey } from '../library/recent.queries.ts';
import type { UsedChatSettings } from '../settings/use-chat-settings.ts';
import type { ReplySettings } from './chat-snapshot.ts';

const LONGEST_ANSWER_MS = 300_000;

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

/** Waits for the end of an answer whose page was left: only then its credits are settled. */
async function readOn(storyId: number): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  try {
    const events = storyApi.attach(storyId, Number.MAX_SAFE_INTEGER, { signal, reply: null, onUnreadable: () => {} });
    for await (const _event of events);
  } catch {
    // The balance is updated by the refetch that follows.
  }
}

/** Updates everything around the chat after a reply: credits, free chats, the list of chats, analytics [T12] [K8]. */
export function useReplyEnd({ reader, store, reply }: UsedChatSettings) {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const requested = useRef(reply);
  return {
    /** Notes how the answer was asked for. */
    onAsk: () => {
      requested.current = reply;
    },
    onEnd: (end: ReplyEnd | null, isOwn: boolean) => {
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      if (isOwn) {
        track(kindOf(requested.current));
        if (reader.kind !== 'verified') store.countFreeChat();
      }
      if (!user) return;
      if (end && isOwn) client.setQueryData<CurrentUser | null>(sessionKey, (before) => before && spend(before, end));
      void refresh();
    },
    onClosed: (storyId: number) => {
      if (user) void readOn(storyId).finally(() => client.invalidateQueries({ queryKey: sessionKey }));
    },
  };
}
