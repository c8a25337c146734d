import { useCallback, useEffect, useState, type RefCallback } from 'react';

/** About as many rows as a screen shows: to lay out hundreds takes a slow device seconds. */
const first = 20;
const step = 40;

export interface GrowingCount {
  readonly shown: number;
  /** For the element after the last row; more are shown before it comes into view. */
  readonly end: RefCallback<HTMLElement>;
  readonly showAll: () => void;
}

/** How many of `count` rows are shown: the first ones, more as their end comes near the view, and all on paper. */
export function useGrowingCount(count: number): GrowingCount {
  const [most, setMost] = useState(first);
  const showAll = useCallback(() => {
    setMost(Number.POSITIVE_INFINITY);
  }, []);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!end) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMost((last) => last + step);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end);
    addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
    };
    // Observed anew after each step, since an end that stays in view is not told again.
  }, [end, most, showAll]);
  return { shown: Math.min(most, count), end: setEnd, showAll };
}
