import 'react-toastify/ReactToastify.css';
import './toast-stack.css';
import { useEffect, useRef } from 'react';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import { onMessage, takeMessages, toastSettings } from '../lib/toast.ts';
import { raiseLayer } from './raise-layer.ts';

/** The stack of toasts; a popover, because an open dialog would cover anything less. */
export function ToastStack() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      const messages = takeMessages();
      if (messages.length === 0) return;
      // The same words are shown once at a time, however often they are said.
      for (const { tone, text } of messages) toast[tone](text, { toastId: `${tone}: ${text}` });
      raiseLayer(layer.current);
    };
    show();
    return onMessage(show);
  }, []);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer {...toastSettings} transition={Slide} closeOnClick={false} newestOnTop limit={4} />
    </div>
  );
}
