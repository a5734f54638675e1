import '../chat-side.css';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { ConfirmModal, Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MemoryFacts } from './memory-facts.tsx';
import { MemorySummary } from './memory-summary.tsx';
import { useMemory } from './use-memory.ts';

export interface MemoryPanelProps {
  storyId: number;
  /** The exchange that a new fact is about, where it was opened from one. */
  aboutCompose?: number | undefined;
  onClose(): void;
  /** Leads to the message of a fact; the panel has closed by then. */
  onShowMessage(composeId: number): void;
}

/** The siren's memory of a chat, to be read and corrected by its owner. */
export function MemoryPanel({ storyId, aboutCompose, onClose, onShowMessage }: MemoryPanelProps) {
  const { memory, change, failure, isFetching, refetch } = useMemory(storyId);
  const [afterLeaving, setAfterLeaving] = useState<(() => void) | null>(null);
  const unsaved = useRef(new Set<string>());
  const onUnsaved = (field: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(field);
    else unsaved.current.delete(field);
  };

  /** Asks before unsaved changes are discarded. */
  const closeSafely = (then: () => void) => {
    if (unsaved.current.size > 0) setAfterLeaving(() => then);
    else then();
  };
  const show = (composeId: number) =>
    closeSafely(() => {
      onClose();
      onShowMessage(composeId);
    });

  return (
    <Modal open onClose={() => closeSafely(onClose)} title="What is remembered">
      <p className="text-fog">Only the two of you know this; it is never part of a post.</p>
      {memory ? (
        <>
          <MemorySummary memory={memory} change={change} onUnsaved={onUnsaved} />
          <MemoryFacts
            facts={memory.facts}
            aboutCompose={aboutCompose}
            change={change}
            onUnsaved={onUnsaved}
            onShowMessage={show}
          />
        </>
      ) : failure ? (
        <Notice tone="danger" className="mt-6">
          <p>{failureText(failure)}</p>
          <Button variant="secondary" size="sm" className="mt-3" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      ) : (
        <div role="status" className="mt-6">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-3 h-32 w-full" />
          <Skeleton className="mt-8 h-4 w-28" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      )}
      <ConfirmModal
        open={afterLeaving !== null}
        title="Leave without saving?"
        body="What you changed here has not been saved."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={() => afterLeaving?.()}
        onClose={() => setAfterLeaving(null)}
      />
    </Modal>
  );
}
