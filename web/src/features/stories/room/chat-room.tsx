import type { Siren } from '@sirenade/contract/sirens';
import type { Story } from '@sirenade/contract/stories';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { SirenHeader } from '../../sirens/siren-header.tsx';
import { SirenIntro } from '../../sirens/siren-intro.tsx';
import { useChat } from '../chat/use-chat.ts';
import { useReplyEnd } from '../chat/use-reply-end.ts';
import { useUnsentText } from '../composer/use-unsent-text.ts';
import type { ComposeActions } from '../messages/compose-view.tsx';
import { MessageList, type RefusedEdit } from '../messages/message-list.tsx';
import { ReplyAnnouncer } from '../messages/reply-announcer.tsx';
import type { ChatSiren } from '../messages/siren-message.tsx';
import { ChatToggles } from '../settings/chat-header-toggles.tsx';
import { turnedOffBy } from '../settings/chat-settings.ts';
import { useChatSettings } from '../settings/use-chat-settings.ts';
import { usePlayAll } from '../speech/use-play-all.ts';
import { ChatBar } from './chat-bar.tsx';
import { ChatControls } from './chat-controls.tsx';
import { type Asks, ChatDialogs } from './chat-dialogs.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatFailureNotice } from './chat-notices.tsx';
import type { RenderSharing } from './chat-sharing.ts';
import { useFollowNewest } from './use-follow-newest.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface ChatRoomProps {
  /** Who is met here; absent when she is gone. */
  siren: Siren | undefined;
  shown: ChatSiren;
  /** The stored chat; null for a new one. */
  story: Story | null;
  /** Whether another chat was open here just before: what led from it is gone, and the keyboard goes to the field. */
  isNext: boolean;
  renderSharing?: RenderSharing | undefined;
  /** A new chat has got its number. */
  onBegun(storyId: number): void;
  /** There is no such chat any more. */
  onGone(): void;
}

/** An open chat: who, what was said, and where to go on [S33] to [S38]. */
export function ChatRoom({ siren, shown, story, isNext, renderSharing, onBegun, onGone }: ChatRoomProps) {
  const room = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<RefusedEdit | null>(null);
  const [asks, setAsks] = useState<Asks | null>(null);
  const { user } = useSession();
  const answers = useChatSettings(story === null);
  const { onAsk, onEnd, onLeft } = useReplyEnd(answers);
  const sirenId = siren?.id ?? null;

  const { chat, player, snapshot, isBusy } = useChat({
    sirenId,
    story,
    settings: answers.wished,
    barrier: answers.barrier,
    onStory: onBegun,
    onEnd,
    onLeft,
    onOutOfCredits: (code) => answers.prompt(code === 'out_of_images' ? 'outOfImages' : 'outOfTokens'),
    onRefused: (code) => answers.store.set(turnedOffBy(code) ?? {}),
    onGone: (words) => {
      unsent.carryOver(words);
      onGone();
    },
    onGiveBack: (words, index) => {
      if (index !== null) setRefused({ index, text: words });
      else unsent.giveBack(words);
    },
  });
  const { composes, storyId, tags, live, failure, phase } = snapshot;
  const unsent = useUnsentText({
    userId: user?.id ?? null,
    sirenId,
    storyId: storyId ?? story?.id ?? null,
    pending: snapshot.unsent,
    lastSaid: story?.composes.at(-1)?.user_input,
  });
  const { text, write } = unsent;
  const speech = usePlayAll(player, composes, live?.index ?? null);
  const hasBegun = composes.length > 0;
  const follow = useFollowNewest(room, hasBegun);
  useKeyboardInset(room);
  useEffect(() => {
    if (isNext && window.matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, [isNext]);

  const isMine = story?.mine ?? true;
  const isOpen = siren !== undefined && (story?.closed ?? null) === null;
  const mayWrite = isMine && isOpen;
  const author = story ? story.info.user : user;

  const asked = (isSent: boolean) => {
    if (!isSent) return false;
    onAsk();
    setRefused(null);
    follow.jump();
    // What was pressed is gone by now; a phone's keyboard stays where it is.
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
    return true;
  };
  const latest = useRef({ asked });
  latest.current = { asked };
  const actions = useMemo<ComposeActions>(
    () => ({
      edit: (index, words) => void latest.current.asked(chat.edit(index, words)),
      redo: () => void latest.current.asked(chat.redo()),
      remember: (composeId) => setAsks({ memory: composeId }),
      showAlternate: chat.put,
    }),
    [chat],
  );

  const toggles = mayWrite ? <ChatToggles audio={answers.audio} images={answers.images} /> : null;
  return (
    <article ref={room} className="chat">
      {hasBegun || !siren ? (
        <ChatBar shown={shown} siren={siren} isSpeaking={speech.isSpeaking}>
          {toggles}
        </ChatBar>
      ) : (
        <SirenHeader siren={siren} isOwner={user?.id === siren.user_id}>
          {toggles}
        </SirenHeader>
      )}
      <div className="chat-column chat-letters">
        {hasBegun ? (
          <>
            {tags.length > 0 ? (
              <ul aria-label="Tags" className="chat-tags">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            ) : null}
            <ChatControls
              author={author}
              sirenId={isOpen ? sirenId : null}
              isSounding={speech.isSounding}
              onPlayAll={speech.toggle}
              sharing={
                isMine && storyId !== null
                  ? renderSharing?.({
                      storyId,
                      postId: story?.info.post_id ?? null,
                      sirenName: shown.name,
                      isPrivate: siren?.private ?? true,
                      isBusy,
                      composes,
                      tags,
                    })
                  : null
              }
              onMemory={isMine && storyId !== null ? () => setAsks({ memory: undefined }) : undefined}
              onDelete={isMine && storyId !== null ? () => setAsks('delete') : undefined}
            />
            <MessageList
              chat={chat}
              snapshot={snapshot}
              player={player}
              actions={actions}
              siren={shown}
              isMine={mayWrite}
              isBusy={isBusy}
              refused={refused}
            />
          </>
        ) : (
          siren && <SirenIntro siren={siren} isOwner={user?.id === siren.user_id} />
        )}
        {failure && !(failure.kind === 'quota' && answers.barrier) ? (
          <ChatFailureNotice failure={failure} onRetry={chat.retry} />
        ) : null}
      </div>
      <div className="composer">
        <div className="chat-column relative">
          {follow.isAway ? (
            <button type="button" className="jump-to-newest" onClick={follow.jump}>
              <ArrowDown size={16} strokeWidth={1.5} aria-hidden />
              Jump to newest
            </button>
          ) : null}
          {hasBegun ? null : <p className="write-a-message">Write a message!</p>}
          <ChatInput
            ref={field}
            name={shown.name}
            sirenId={sirenId}
            story={story}
            snapshot={snapshot}
            isBusy={isBusy}
            answers={answers}
            mayWrite={mayWrite}
            text={text}
            onWrite={write}
            onPick={(words) => {
              write(words);
              field.current?.focus();
            }}
            onSend={() => {
              if (asked(chat.send(text))) write('');
              field.current?.focus();
            }}
            onStop={phase === 'sending' || phase === 'streaming' ? chat.stop : undefined}
          />
        </div>
      </div>
      <ChatFooter answers={mayWrite ? answers : null} />
      <ReplyAnnouncer
        name={shown.name}
        text={live?.reply.text ?? null}
        isWhole={live !== null && live.reply.end !== null}
      />
      {asks && storyId !== null ? (
        <ChatDialogs
          asks={asks}
          storyId={storyId}
          next={sirenId === null ? '/all' : `/story?siren=${sirenId}`}
          isVerified={answers.reader.kind === 'verified'}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </article>
  );
}
