import { useEffect, useState } from 'react';

/**
 * How many entries of a list have been drawn once. The browser knows their true heights from then on, and may leave
 * those out of sight undrawn without moving the others: who comes back to a list finds it where it was.
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
