import { isSameValue, type ValuationModelDocument } from '@finance-analyst/documents';
import { useEffect, useEffectEvent } from 'react';

/** Reopens the model if its statements have changed, such as after another tab restored an earlier version. */
export function useOtherStatements(
  opened: ValuationModelDocument,
  { fundamentalsSnapshot }: ValuationModelDocument['body'],
  onReopen: () => void,
): void {
  const reopen = useEffectEvent(() => {
    const before = opened.body.fundamentalsSnapshot;
    if (fundamentalsSnapshot !== before && !isSameValue(fundamentalsSnapshot, before)) onReopen();
  });
  useEffect(() => {
    reopen();
  }, [fundamentalsSnapshot]);
}
