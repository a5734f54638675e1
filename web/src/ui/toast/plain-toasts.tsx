import { useEffect, useEffectEvent, useRef } from 'react';
import { type Message, toastSettings } from '../../lib/toast.ts';
import { raiseLayer } from '../raise-layer.ts';

/**
 * Toasts without the toast library, when it could not be loaded: lines without animation, on the page as long as toasts
 * are.
 */
export function PlainToasts({ messages, onExpire }: { messages: Message[]; onExpire(message: Message): void }) {
  const layer = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  useEffect(() => {
    if (newest) raiseLayer(layer.current);
  }, [newest]);
  if (messages.length === 0) return null;
  return (
    <div ref={layer} popover="manual" className="plain-toasts">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice.
        <Line key={`${message.text}${index}`} message={message} onExpire={onExpire} />
      ))}
    </div>
  );
}

function Line({ message, onExpire }: { message: Message; onExpire(message: Message): void }) {
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const timer = setTimeout(() => expire(message), toastSettings.autoClose);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p role="alert" className="plain-toast">
      {message.text}
    </p>
  );
}
