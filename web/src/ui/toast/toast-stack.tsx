import 'react-toastify/ReactToastify.css';
import './toast-stack.css';
import { useEffect, useRef } from 'react';
import { Icons, Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import { type Message, onMessage, takeMessages, takeOutdated, toastSettings } from '../../lib/toast.ts';
import { raiseLayer } from '../raise-layer.ts';

// The same message is displayed once at a time, however often it is sent.
const idOf = ({ tone, text }: Message) => `${tone}: ${text}`;

/** The icon is decoration: the text says everything. */
const iconOf = (tone: Message['tone']) => {
  const Icon = Icons[tone];
  return () => <Icon aria-hidden theme="light" type={tone} />;
};

/** The stack of toasts; a popover, because an open dialog would cover anything less. */
export function ToastStack() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      for (const message of takeOutdated()) toast.dismiss(idOf(message));
      const messages = takeMessages();
      for (const message of messages)
        toast[message.tone](message.text, { toastId: idOf(message), icon: iconOf(message.tone) });
      if (messages.length > 0) raiseLayer(layer.current);
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
