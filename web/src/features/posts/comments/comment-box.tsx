import './comment-box.css';
import { limits, tooLong } from '@sirenade/contract/limits';
import { COMMENT_MISSING } from '@sirenade/contract/sentences';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldErrors } from '../../../ui/form/field-notes.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { useSession } from '../../session/use-session.ts';
import { CommentCounter, CommentField, CommentWriter } from './comment-box-parts.tsx';
import { type DraftPlace, dropDraft, readDraft, saveDraft } from './comment-draft.ts';
import type { ThreadState } from './thread.state.ts';

interface CommentBoxProps {
  /** The accessible name: 'Your comment', 'Your reply to marina'. */
  label: string;
  thread: ThreadState;
  /** The comment it belongs to; 0 for the post itself. */
  at: number;
  place: DraftPlace;
  /** The text of the comment that is edited. */
  initial?: string;
  /** Whether the user opened it by a click, so that it takes the focus. */
  takesFocus?: boolean;
  /** False when nothing was sent. */
  onSubmit(content: string): boolean;
  onClose?(): void;
}

/** A refused text, followed by the text typed since. */
const join = (words: string, since: string) =>
  since.trim() === '' || since.trim() === words ? words : `${words}\n\n${since}`;

/**
 * A textarea with Cancel, Preview and Submit; unsent text is saved as a draft [S21] [T14]. Not on the form kit's
 * `useForm`: the box is closed while its request runs, so text and error of a refusal live in the thread's state and
 * come back from there; a second copy in the kit would have to follow it.
 */
export function CommentBox(props: CommentBoxProps) {
  const { label, thread, at, place, initial = '', takesFocus = false, onSubmit, onClose } = props;
  const id = useId();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(userId, place) ?? initial);
  const [isPreview, setPreview] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const refusal = useSyncExternalStore(thread.subscribe, () => thread.refusal(at));
  const left = limits.comment - text.trim().length;

  const write = (next: string) => {
    setText(next);
    setEmpty(false);
    thread.forgetRefusal(at);
    if (next === initial) dropDraft(userId, place);
    else saveDraft(userId, place, next);
  };
  const takeBack = useEffectEvent(() => {
    const words = thread.takeRefusedText(at);
    if (words === null) return;
    setText((since) => join(words, since === initial ? '' : since));
    setPreview(false);
    caretToEnd(field.current);
  });
  useEffect(() => {
    if (refusal !== null) takeBack();
  }, [refusal]);
  useEffect(() => {
    if (takesFocus) caretToEnd(field.current);
  }, [takesFocus]);

  const submit = () => {
    const words = text.trim();
    setEmpty(words === '');
    if (words === '' || left < 0) return setPreview(false);
    // The draft is dropped when the server has it; the field is emptied at once.
    if (onSubmit(words)) {
      setText('');
      setPreview(false);
    }
  };
  const cancel = () => {
    dropDraft(userId, place);
    thread.forgetRefusal(at);
    setText(initial);
    setPreview(false);
    setEmpty(false);
    onClose?.();
  };

  const problem = isEmpty ? COMMENT_MISSING : left < 0 ? tooLong(limits.comment) : refusal;
  return (
    <form
      aria-label={label}
      className="comment-box"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        // Escape never discards changes; only the Cancel button does.
        if (event.key === 'Escape' && text === initial) cancel();
      }}
    >
      {'edit' in place ? null : <CommentWriter />}
      {isPreview ? (
        <section aria-label="Preview" className="comment-preview comment-words">
          {text.trim() === '' ? (
            <p className="text-fog">Nothing to preview yet.</p>
          ) : (
            <Markdown text={text} isForeign />
          )}
        </section>
      ) : (
        <CommentField
          ref={field}
          id={id}
          label={label}
          value={text}
          problem={problem}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <FieldErrors id={`${id}-problem`} errors={problem === null ? [] : [problem]} />
      <div className="comment-box-foot">
        <CommentCounter id={`${id}-left`} left={left} />
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button type="submit" size="sm">
          Submit
        </Button>
      </div>
    </form>
  );
}

/** Does not take the focus from another field the user is typing in. */
function caretToEnd(field: HTMLTextAreaElement | null): void {
  if (document.activeElement !== field && document.activeElement?.matches('textarea, input')) return;
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
