import { limits } from '@sirenade/contract/limits';
import { MESSAGE_MISSING } from '@sirenade/contract/sentences';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { draftSlot } from '../../../lib/storage.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notifyTooLong } from '../composer/composer.tsx';
import { GrowingField } from '../composer/growing-field.tsx';
import { MessageText } from './message-text.tsx';

interface UserMessageProps {
  composeId: number;
  text: string;
  /** An edit of it that was refused, to be changed again. */
  refused?: string | undefined;
  /** Sends the edited message; absent while it cannot be edited. */
  onEdit?: ((text: string) => void) | undefined;
}

/** The user's message, in a soft bubble at the right, with a button to edit it [S35] [T8]. */
export function UserMessage({ composeId, text, refused, onEdit }: UserMessageProps) {
  const [isEditing, setEditing] = useState(refused !== undefined);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The pencil is back a moment later, and the keyboard goes back to it.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isEditing && onEdit)
    return (
      <EditMessage
        composeId={composeId}
        text={text}
        refused={refused}
        onCancel={close}
        onUpdate={(next) => {
          setEditing(false);
          onEdit(next);
        }}
      />
    );
  return (
    <div className="user-words">
      {onEdit ? (
        <IconButton
          ref={pencil}
          label="Edit message"
          icon={Pencil}
          iconSize={16}
          tip="above"
          onClick={() => setEditing(true)}
          className="compose-action"
        />
      ) : null}
      <div className="user-bubble chat-text">
        <span className="sr-only">You wrote: </span>
        <MessageText text={text} />
      </div>
    </div>
  );
}

interface EditMessageProps {
  composeId: number;
  text: string;
  refused: string | undefined;
  onUpdate(text: string): void;
  onCancel(): void;
}

/**
 * Edits a message in its place. Not on the form kit's `useForm`: it has one text, which is saved as a draft with every
 * change, and its errors are toasts as in the composer, so there is no line under the field for the kit to fill.
 */
function EditMessage({ composeId, text, refused, onUpdate, onCancel }: EditMessageProps) {
  const slot = draftSlot(`edit:${composeId}`);
  const [draft, setDraft] = useState(() => refused ?? draftOf(slot.read()) ?? text);
  const isTooLong = draft.trim().length > limits.message;
  const write = (next: string) => {
    setDraft(next);
    if (next === text) slot.clear();
    else slot.write({ text: next });
  };
  const finish = (then: () => void) => {
    slot.clear();
    then();
  };
  const update = () => {
    if (draft.trim() === '') notify.info(MESSAGE_MISSING);
    else if (isTooLong) notifyTooLong();
    else finish(() => onUpdate(draft.trim()));
  };
  return (
    <form
      className="user-edit"
      onSubmit={(event) => {
        event.preventDefault();
        update();
      }}
      onKeyDown={(event) => {
        // Changed text is dropped only by the button.
        if (event.key === 'Escape' && draft === text) finish(onCancel);
      }}
    >
      <div className="composer-box">
        <GrowingField
          ref={caretToEnd}
          label="Edit your message"
          value={draft}
          aria-invalid={isTooLong}
          onChange={write}
          onEnter={update}
        />
      </div>
      <p className="mt-2 flex items-center justify-end gap-2">
        <span className="mr-auto text-sm text-fog">What came after it is replaced.</span>
        <Button variant="ghost" size="sm" onClick={() => finish(onCancel)}>
          Cancel
        </Button>
        <Button type="submit" size="sm">
          Update
        </Button>
      </p>
    </form>
  );
}

const draftOf = (saved: { text?: unknown } | null) => (typeof saved?.text === 'string' ? saved.text : undefined);

function caretToEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
