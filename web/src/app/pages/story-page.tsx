import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ShareChat } from '../../features/posts/posting/share-chat.tsx';
import { ChatScreen } from '../../features/stories/room/chat-screen.tsx';
import { NotOpenPage } from './not-open-page.tsx';

const numberOf = (text: string | null | undefined) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** `/story?siren={id}&story={id}` and `/sirens/existing/{id}`: the chat with a siren [S9] [S10]. */
export function StoryPage() {
  const params = useParams();
  const [query, setQuery] = useSearchParams();
  const sirenId = numberOf(params.sirenId ?? query.get('siren'));
  const storyId = numberOf(query.get('story'));
  const { nth, onBegun } = useWhichChat(sirenId, storyId);
  if (sirenId === null && storyId === null)
    return (
      <NotOpenPage
        name="Chat"
        heading="It is quiet out there"
        body="This address leads to nobody. The sirens who can be met are on the home page."
      />
    );

  const setStory = (id: number | null) =>
    setQuery(
      (before) => {
        if (id === null) before.delete('story');
        else before.set('story', String(id));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ChatScreen
      key={nth}
      sirenId={sirenId}
      storyId={storyId}
      isNext={nth > 0}
      renderSharing={(chat) => <ShareChat chat={chat} />}
      onBegun={(id) => {
        onBegun(id);
        setStory(id);
      }}
      onGone={() => setStory(null)}
    />
  );
}

/** A key for the open chat: a new chat that has just got its id stays the same one, only another chat starts afresh. */
function useWhichChat(sirenId: number | null, storyId: number | null) {
  const [open, setOpen] = useState({ sirenId, storyId, begun: null as number | null, nth: 0 });
  if (open.sirenId !== sirenId || open.storyId !== storyId) {
    const isSame = open.sirenId === sirenId && storyId !== null && open.begun === storyId;
    setOpen({ sirenId, storyId, begun: null, nth: isSame ? open.nth : open.nth + 1 });
  }
  return { nth: open.nth, onBegun: (id: number) => setOpen((before) => ({ ...before, begun: id })) };
}
