import '../composer/composer.css';
import type { Story } from '@sirenade/contract/stories';
import type { Ref } from 'react';
import type { ChatSnapshot } from '../chat/chat-snapshot.ts';
import { Composer } from '../composer/composer.tsx';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { useContinueStory } from '../library/use-continue-story.ts';
import type { UsedChatSettings } from '../settings/use-chat-settings.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { QuotaPrompt } from './chat-notices.tsx';
import { ContinueBar } from './continue-bar.tsx';
import { DemonstrationNotice } from './demonstration-notice.tsx';

interface ChatInputProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  sirenId: number | null;
  story: Story | null;
  snapshot: ChatSnapshot;
  isBusy: boolean;
  settings: UsedChatSettings;
  mayWrite: boolean;
  text: string;
  onWrite(text: string): void;
  /** A suggestion was chosen. */
  onPick(text: string): void;
  onSend(): void;
  /** A notice was closed; the focus is to move to the field. */
  onNoticeClosed(): void;
  onStop?: (() => void) | undefined;
}

/** The foot of a chat: the composer, or a button to continue another user's chat [S36] [S38]. */
export function ChatInput(props: ChatInputProps) {
  const {
    ref,
    name,
    sirenId,
    story,
    snapshot,
    isBusy,
    settings,
    mayWrite,
    text,
    onWrite,
    onPick,
    onSend,
    onNoticeClosed,
    onStop,
  } = props;
  const copy = useContinueStory(sirenId);
  if (story?.closed) return <p className="chat-closed">{story.closed}</p>;
  if (story && !story.mine)
    return <ContinueBar author={story.info.user} isPending={copy.isPending} onContinue={() => copy.mutate(story.id)} />;
  if (!mayWrite || sirenId === null) return null;
  const { composes, live, storyId, isLost, phase } = snapshot;
  return (
    <>
      {settings.barrier ? <QuotaPrompt text={settings.barrier} isVisitor={settings.reader.kind === 'visitor'} /> : null}
      <DemonstrationNotice onClosed={onNoticeClosed} />
      <ConnectionNotice
        awaits={phase === 'sending' ? 'sending' : isBusy ? 'answer' : 'nothing'}
        isLost={isLost}
        hasFailed={phase === 'failed'}
      />
      <div className="pb-2">
        <Suggestions
          sirenId={sirenId}
          storyId={storyId}
          last={live ? null : (composes.at(-1) ?? null)}
          isOwn={mayWrite && settings.barrier === null}
          isBusy={isBusy}
          isInputEmpty={text === ''}
          onPick={onPick}
        />
      </div>
      <Composer ref={ref} name={name} value={text} onChange={onWrite} onSend={onSend} isBusy={isBusy} onStop={onStop} />
    </>
  );
}
