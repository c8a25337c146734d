import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Turn } from './Turn.js';

/** Renders its content turn by turn, each after the previous one is painted, so that the page responds in between. */
export function DrawingTurns({ last, children }: { readonly last: number; readonly children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < last)
      startTransition(() => {
        setTurn(turn + 1);
      });
  }, [turn, last]);
  return <Turn value={turn}>{children}</Turn>;
}
