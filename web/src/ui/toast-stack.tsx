import 'react-toastify/ReactToastify.css';
import './toast-stack.css';
import { useEffect, useRef } from 'react';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import { onMessage, takeMessages, toastSettings } from '../lib/toast.ts';

/** The stack of toasts; a popover, because an open dialog would cover anything less. */
export function ToastStack() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      // The same words are shown once at a time, however often they are said.
      for (const { tone, text } of takeMessages()) toast[tone](text, { toastId: `${tone}: ${text}` });
      if (document.querySelector('dialog[open]')) layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
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
