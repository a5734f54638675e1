import { type RefObject, useEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const NEAR_PX = 96;

const distance = () => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - window.innerHeight - window.scrollY;
};

/** Whether a message of the chat is being edited. */
const isEditing = (content: HTMLElement) =>
  document.activeElement instanceof HTMLTextAreaElement &&
  content.contains(document.activeElement.closest('.user-edit'));

export interface FollowNewest {
  /** Whether the newest message is out of sight below. */
  isAway: boolean;
  jump(): void;
}

/** Follows the end of the page while the reader is there, and stops when they have scrolled up. */
export function useFollowNewest(content: RefObject<HTMLElement | null>, isOn: boolean): FollowNewest {
  const follows = useRef(true);
  const last = useRef(0);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!isOn || !element) return;
    last.current = window.scrollY;
    const onScroll = () => {
      const isNear = distance() <= NEAR_PX;
      // Only scrolling up stops it; a page that has grown moves its end away without any scrolling.
      if (isNear || window.scrollY < last.current) follows.current = isNear;
      last.current = window.scrollY;
      setAway(!follows.current && !isNear);
    };
    const stayAtEnd = () => {
      // The field that has just opened would go out of sight.
      if (!follows.current || isEditing(element)) return onScroll();
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      // A page that has become shorter has scrolled by itself, and its event may come only after it has grown again.
      last.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', stayAtEnd);
    const observer = new ResizeObserver(stayAtEnd);
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', stayAtEnd);
    };
  }, [content, isOn]);

  return {
    isAway,
    jump() {
      follows.current = true;
      setAway(false);
      const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({
        top: document.documentElement.scrollHeight,
        behavior: prefersReducedMotion ? 'instant' : 'smooth',
      });
      last.current = Math.min(last.current, window.scrollY);
    },
  };
}
