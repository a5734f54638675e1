import { useEffect, useState } from 'react';

/**
 * How many entries of a list have been laid out once. The browser knows their real heights from then on, and may skip
 * those off the screen without moving the others: a reader who returns finds the list where it was.
 */
export function useMeasured(count: number): number {
  const [measured, setMeasured] = useState(0);
  useEffect(() => {
    let second = 0;
    // The first frame draws them, and the browser notes their sizes at its end.
    const first = requestAnimationFrame(() => {
      second = requestAnimationFrame(() => setMeasured(count));
    });
    return () => {
      cancelAnimationFrame(first);
      cancelAnimationFrame(second);
    };
  }, [count]);
  return measured;
}
