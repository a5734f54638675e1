import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasMessages, onMessage } from '../lib/toast.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx').then((module) => ({ default: module.ToastStack })));

let wanted = false;

/** Loads the toast library at the first message, and keeps it from then on. */
export function ToastHost() {
  const show = useSyncExternalStore(onMessage, () => {
    wanted ||= hasMessages();
    return wanted;
  });
  return <Suspense fallback={null}>{show ? <ToastStack /> : null}</Suspense>;
}
