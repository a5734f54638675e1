/** Toasts wait here until the host has loaded the toast library, which the first page does without. */
export type Tone = 'success' | 'error' | 'warning' | 'info';
export interface Message {
  tone: Tone;
  text: string;
}

const waiting: Message[] = [];
const outdated: Message[] = [];
const listeners = new Set<() => void>();

function say(tone: Tone, text: string): void {
  waiting.push({ tone, text });
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner of the page. */
export const notify = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  warning: (text: string) => say('warning', text),
  info: (text: string) => say('info', text),
};

/** Hands over every message that has not been shown yet. */
export function takeMessages(): Message[] {
  return waiting.splice(0);
}

/** Removes a message that is no longer true, from the queue or from the page. */
export function takeBack(message: Message): void {
  const at = waiting.findIndex(({ tone, text }) => tone === message.tone && text === message.text);
  if (at >= 0) waiting.splice(at, 1);
  outdated.push(message);
  for (const listener of listeners) listener();
}

/** Hands over the messages that were withdrawn since the last call. */
export function takeOutdated(): Message[] {
  return outdated.splice(0);
}

export function hasMessages(): boolean {
  return waiting.length > 0;
}

/** Calls back at every new message, until the returned function is called. */
export function onMessage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast settings of the specification [K29]. */
export const toastSettings = {
  position: 'top-right',
  autoClose: 5000,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: 'touch',
  draggablePercent: 80,
  role: 'alert',
  theme: 'light',
} as const;
