import type { QuickHandOver } from '@finance-analyst/valuation';
import { useEffect, useRef, useState } from 'react';

/**
 * Takes what the valuation tool handed over into a new model, as one edit. Gives what was taken until it is dismissed.
 */
export function useHandOver(
  handOver: QuickHandOver | null,
  carryOver: (handOver: QuickHandOver) => void,
): { readonly taken: QuickHandOver | null; readonly dismiss: () => void } {
  const [isDismissed, setDismissed] = useState(false);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!handOver || isTaken.current) return;
    isTaken.current = true;
    carryOver(handOver);
  }, [handOver, carryOver]);
  return {
    taken: isDismissed ? null : handOver,
    dismiss: () => {
      setDismissed(true);
    },
  };
}
