import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** How far around the screen counts too, as the browser's rootMargin. */
  margin?: string;
  initially?: boolean;
  /** Asked before something that was there counts as gone. */
  shouldStay?(): boolean;
  /** False saves the observing. */
  enabled?: boolean;
}

/** Whether an element is on the screen, or near it. */
export function useOnScreen(
  element: RefObject<Element | null>,
  { margin = '0px', initially = false, shouldStay = () => false, enabled = true }: Options = {},
): boolean {
  const [isOn, setOn] = useState(initially);
  const see = useEffectEvent((entry: IntersectionObserverEntry | undefined) => {
    if (entry) setOn(entry.isIntersecting || (isOn && shouldStay()));
  });
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver((entries) => see(entries.at(-1)), { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, enabled]);
  return isOn;
}
