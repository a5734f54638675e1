import { limits } from '@sirenade/contract/limits';
import { messageTooLong } from '@sirenade/contract/sentences';
import { ArrowUp, Square } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import { formatNumber } from '../../../lib/format.ts';
import { notify } from '../../../lib/toast.ts';
import { GrowingField } from './growing-field.tsx';

/** From this length on the characters are counted on the page. */
const COUNT_FROM = 9_000;

/** Shows a toast for a message that is too long. */
export const notifyTooLong = () => notify.info(messageTooLong());

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  value: string;
  onChange(value: string): void;
  onSend(): void;
  /** Whether a reply is streaming or still being revealed: no message can be sent then. */
  isBusy: boolean;
  /** Ends the answer that is being written; absent when there is none. */
  onStop?: (() => void) | undefined;
}

/** The field for a message, with the button that sends it or stops the answer [S36] [V8]. */
export function Composer({ ref, name, value, onChange, onSend, isBusy, onStop }: ComposerProps) {
  const isCounted = value.length >= COUNT_FROM;
  const isTooLong = value.trim().length > limits.message;
  const send = () => {
    if (isBusy) {
      // The reply has ended on the server, so there is no Stop button that would explain the wait.
      if (!onStop && value.trim() !== '') notify.info(`${name} is still speaking. Show all of it to go on.`);
    } else if (isTooLong) notifyTooLong();
    else onSend();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="composer-box">
        <GrowingField
          ref={ref}
          label={`Message to ${name}`}
          placeholder={`Write to ${name}`}
          enterKeyHint="send"
          data-shortcut="write"
          aria-invalid={isTooLong}
          aria-describedby="composer-count"
          value={value}
          onChange={onChange}
          onEnter={send}
        />
        {onStop ? (
          <button
            key="stop"
            ref={handFocusOn}
            type="button"
            aria-label="Stop the answer"
            data-tip="Stop the answer"
            data-tip-at="above"
            data-shortcut="stop"
            onClick={onStop}
            className="composer-send composer-stop"
          >
            <Square size={16} strokeWidth={1.5} fill="currentColor" aria-hidden />
          </button>
        ) : (
          // An element of its own: one that turned into this while it is pressed would send.
          <button
            key="send"
            type="submit"
            aria-label="Send"
            data-tip="Send"
            data-tip-at="above"
            disabled={isBusy}
            className="composer-send btn-primary text-on-accent"
          >
            <ArrowUp size={22} strokeWidth={2} aria-hidden />
          </button>
        )}
      </div>
      <p id="composer-count" className={classes('composer-count', isTooLong && 'composer-over')} hidden={!isCounted}>
        {isCounted ? `${formatNumber(value.length)} of ${formatNumber(limits.message)} characters` : null}
      </p>
    </form>
  );
}

/** The button goes with the answer; the keyboard stays at the bar, and that of a phone where it is. */
function handFocusOn(stop: HTMLButtonElement | null): (() => void) | undefined {
  const form = stop?.form;
  if (!form) return undefined;
  return () => {
    if (document.activeElement !== stop || !window.matchMedia('(hover: hover)').matches) return;
    requestAnimationFrame(() => form.querySelector('textarea')?.focus());
  };
}
