import { focusManager, onlineManager } from '@tanstack/react-query';
import { stopSound } from '../src/lib/play-audio.ts';
import { site } from '../src/lib/site.ts';
import { takeMessages, takeOutdated } from '../src/lib/toast.ts';
import { setViewport } from './viewport.ts';

const siteAtStart = { ...site };

function clearAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}

/** Resets all state that a test can leave behind: the files share one page, and one copy of every module. */
export function resetPage(): void {
  stopSound();
  takeMessages();
  takeOutdated();
  Object.assign(site, siteAtStart);
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);

  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  delete window.earlyAnswers;
  // The clipboard stub of user-event stores what was copied; the next test gets a stub of its own.
  Reflect.deleteProperty(navigator, 'clipboard');

  // A selection in removed elements would be moved by the arrow keys of the next test.
  document.getSelection()?.removeAllRanges();
  document.head.replaceChildren();
  document.body.replaceChildren();
  clearAttributes(document.body);
  clearAttributes(document.documentElement);
  document.documentElement.className = 'dark';
  window.history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
  if (window.innerWidth !== 1024 || window.innerHeight !== 768) setViewport(1024, 768);
}
