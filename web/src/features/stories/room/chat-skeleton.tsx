import '../composer/composer.css';
import '../messages/messages.css';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder of a chat that is loading: messages where there is a story, else the siren. */
export function ChatSkeleton({ isStory }: { isStory: boolean }) {
  return (
    <div role="status" className="chat">
      <span className="sr-only">Loading</span>
      {isStory ? <StoryShape /> : <SirenShape />}
      <div className="composer">
        <div className="chat-column">
          <Skeleton className="h-14 rounded-[1.75rem]" />
        </div>
      </div>
      <div className="chat-foot">
        <div className="chat-column">
          <Skeleton className="mt-4 h-3 w-20" />
          <Skeleton className="mt-6 h-2.5 w-96 max-w-full" />
        </div>
      </div>
    </div>
  );
}

function StoryShape() {
  return (
    <>
      <div className="chat-bar">
        <div className="chat-column chat-bar-inner">
          <Skeleton className="size-10 rounded-full" />
          <div>
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
        </div>
      </div>
      <div className="chat-column chat-letters pt-14">
        <div className="compose-list">
          <LetterShape className="w-2/5" />
          <LetterShape className="w-3/5" />
        </div>
      </div>
    </>
  );
}

function LetterShape({ className }: { className: string }) {
  return (
    <div className="compose">
      <div className="user-words">
        <Skeleton className={`h-12 rounded-[1.25rem] ${className}`} />
      </div>
      <div className="siren-words">
        <Skeleton className="size-10 rounded-full sm:row-span-2 sm:size-12 sm:self-start" />
        <Skeleton className="h-4 w-36" />
        <div className="siren-words-body">
          <Lines />
        </div>
      </div>
    </div>
  );
}

function SirenShape() {
  return (
    <>
      <div className="page-width siren-header-inner">
        <div className="siren-header-pictures">
          <Skeleton className="aspect-3/4 w-40 rounded-lg sm:w-full" />
        </div>
        <div className="siren-header-words">
          <Skeleton className="h-9 w-64 max-w-full sm:h-12" />
          <Skeleton className="mt-5 h-5 w-56" />
          <div className="mt-6">
            <Lines />
          </div>
        </div>
      </div>
      <div className="chat-letters" />
    </>
  );
}

function Lines() {
  return (
    <>
      <Skeleton className="mt-3 h-3.5 w-full max-w-lg" />
      <Skeleton className="mt-3.5 h-3.5 w-11/12 max-w-md" />
      <Skeleton className="mt-3.5 h-3.5 w-2/3 max-w-sm" />
    </>
  );
}
