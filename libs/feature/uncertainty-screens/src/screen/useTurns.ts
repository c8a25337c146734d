import { startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `last`, in a new task each time, so that what is long is drawn in parts and the page can answer in between. */
export function useTurns(last: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn >= last) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setTurn(turn + 1);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [turn, last]);
  return Math.min(turn, last);
}
