import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice, type NoticeTone } from '../../../ui/notice.tsx';
import { ResendButton } from '../../accounts/join/resend-button.tsx';
import type { ChatFailure } from '../chat/chat-failure.ts';

interface ChatFailureNoticeProps {
  failure: ChatFailure;
  onRetry(): void;
}

const tones: Record<ChatFailure['kind'], NoticeTone> = {
  fault: 'danger',
  info: 'info',
  quota: 'warning',
  running: 'info',
};

/** Why a reply failed, below the messages, until the next message [X5]. */
export function ChatFailureNotice({ failure: { text, note, canRetry, kind }, onRetry }: ChatFailureNoticeProps) {
  return (
    <Notice tone={tones[kind]} className="mb-5">
      <p>
        {text}
        {note ? <span className="text-fog"> {note}</span> : null}
      </p>
      {canRetry ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </Notice>
  );
}

/** Shown to a visitor who has used up the free chats [R1] [V12]. */
export function QuotaPrompt({ text, isVisitor }: { text: string; isVisitor: boolean }) {
  return (
    <Notice tone="warning" className="mb-3">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isVisitor ? (
          <>
            <LinkButton to="/login" size="sm" variant="secondary">
              Login
            </LinkButton>
            <LinkButton to="/register" size="sm">
              Sign Up
            </LinkButton>
          </>
        ) : (
          <ResendButton />
        )}
      </div>
    </Notice>
  );
}
