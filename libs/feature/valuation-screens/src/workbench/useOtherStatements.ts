import { isSameValue, type AnalystDocument } from '@finance-analyst/documents';
import { useEffect, useEffectEvent } from 'react';

/** Opens the model anew where it rests on other statements by now, as after another tab restored an earlier version. */
export function useOtherStatements(
  opened: AnalystDocument,
  { fundamentalsSnapshot }: AnalystDocument['body'],
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
