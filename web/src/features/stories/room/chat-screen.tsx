import '../chat.css';
import type { Siren } from '@sirenade/contract/sirens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../../lib/toast.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { sessionKey } from '../../session/session.queries.ts';
import { portraitOf, sirenQuery } from '../../sirens/sirens.queries.ts';
import { useOpenSiren } from '../../sirens/use-open-siren.ts';
import { loadFailureOf, NO_SUCH_CHAT } from '../chat/chat-failure.ts';
import { recentStoriesKey } from '../library/recent.queries.ts';
import { storyQuery } from '../library/stories.queries.ts';
import type { ChatSiren } from '../messages/siren-message.tsx';
import { ChatRoom } from './chat-room.tsx';
import type { RenderSharing } from './chat-sharing.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';

interface ChatScreenProps {
  /** As the address names them; at least one of the two. */
  sirenId: number | null;
  storyId: number | null;
  /** Whether another chat was open here just before. */
  isNext?: boolean;
  /** How an own chat is shared. */
  renderSharing?: RenderSharing;
  /** A new chat has got its id. */
  onBegun(storyId: number): void;
  /** There is no such chat. */
  onGone(): void;
}

/** The chat of an address: loads its messages and its siren [X6]. */
export function ChatScreen({
  sirenId,
  storyId: inAddress,
  isNext = false,
  renderSharing,
  onBegun,
  onGone,
}: ChatScreenProps) {
  // A chat that begins here gets its id later; there is nothing to fetch for it.
  const [storyId] = useState(inAddress);
  const client = useQueryClient();
  const loading = useQuery({ ...storyQuery(storyId ?? 0), enabled: storyId !== null });
  const story = storyId === null ? null : loading.data;

  const isClosed = story?.closed != null;
  const wantedSirenId = sirenId ?? story?.siren_id ?? null;
  const siren = useOpenSiren(wantedSirenId ?? 0, {
    isEnabled: wantedSirenId !== null && story !== undefined && !isClosed,
  });
  useEffect(() => {
    // Fetched in parallel with the chat, which decides whether she is needed.
    if (sirenId !== null) void client.prefetchQuery(sirenQuery(sirenId));
  }, [client, sirenId]);

  const failure = loading.isLoadingError ? loadFailureOf(loading.error) : null;
  const isGone = failure?.isGone ?? false;
  const giveUp = useEffectEvent(() => {
    if (failure) notify.error(failure.text);
    if (isGone) onGone();
  });
  const failed = loading.errorUpdateCount;
  useEffect(() => {
    if (failed > 0) giveUp();
  }, [failed]);

  const chatSiren: ChatSiren | null = siren
    ? chatSirenOf(siren)
    : story?.closed
      ? { id: null, name: story.siren.name, portrait: undefined }
      : null;
  usePageTitle(chatSiren?.name ?? '');
  // Drawn in small steps as it comes, between which a slow phone can answer a touch.
  const isDrawn = useDeferredValue(story !== undefined && chatSiren !== null);
  if (failure && !isGone)
    return (
      <EmptyState
        title={failure.text}
        action={
          <Button variant="secondary" pending={loading.isFetching} onClick={() => void loading.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!isDrawn || story === undefined || !chatSiren) return <ChatSkeleton isStory={storyId !== null} />;
  return (
    <ChatRoom
      siren={isClosed ? undefined : siren}
      chatSiren={chatSiren}
      story={story}
      isNext={isNext}
      renderSharing={renderSharing}
      onBegun={(id) => {
        void client.invalidateQueries({ queryKey: recentStoriesKey });
        onBegun(id);
      }}
      onGone={() => {
        notify.error(NO_SUCH_CHAT);
        void client.invalidateQueries({ queryKey: recentStoriesKey });
        // A user whose session has ended gets a 404 for their own chats.
        void client.invalidateQueries({ queryKey: sessionKey });
        onGone();
      }}
    />
  );
}

function chatSirenOf(siren: Siren): ChatSiren {
  return { id: siren.id, name: siren.name, portrait: portraitOf(siren) };
}
