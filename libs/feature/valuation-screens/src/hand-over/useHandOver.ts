import type { QuickHandOver } from '@finance-analyst/valuation';
import type { EditHistory } from '@finance-analyst/workspace';
import { useEffect, useRef, useState } from 'react';
import type { HandOver } from './HandOver.js';
import { messages } from './messages.js';

/**
 * Imports the valuation tool's hand-over into a new model as one edit. Returns the notice until it is dismissed: what
 * was imported, while that edit is in the model, or why nothing was.
 */
export function useHandOver(
  handOver: HandOver | null,
  carryOver: (handOver: QuickHandOver) => void,
  { past }: Pick<EditHistory<unknown>, 'past'>,
): { readonly shown: HandOver | null; readonly dismiss: () => void } {
  const [isDismissed, setDismissed] = useState(false);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!handOver?.ok || isTaken.current) return;
    isTaken.current = true;
    carryOver(handOver.value);
  }, [handOver, carryOver]);
  const isInModel = past.some(({ edit }) => edit === messages.edit);
  return {
    shown: isDismissed || (handOver?.ok && !isInModel) ? null : handOver,
    dismiss: () => {
      setDismissed(true);
    },
  };
}
