import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Turn } from './Turn.js';

/** Draws what is in it turn by turn, each once the one before was painted, so that the page answers in between. */
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
