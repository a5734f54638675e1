import { whenIdle } from './when-idle.ts';

/** Whether the user asked the browser to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Registers the service worker, which caches the app's files, once the page is loaded and idle; not in development. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const register = () => {
    whenIdle(() => {
      navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch((failure: unknown) => {
        console.warn('The app cannot be kept for use without a network.', failure);
      });
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
