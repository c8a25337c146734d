import type { ScreenProps } from '@finance-analyst/contributions';
import type { DataShown } from '@finance-analyst/market';
import { useCallback, useEffect, useState } from 'react';

/** Reports the prices behind all rows of a list together, each source with its newest day. */
export function useDataShownOfRows(
  onDataShown: ScreenProps['onDataShown'],
): (id: string, shown: DataShown | null) => void {
  const [byRow, setByRow] = useState<ReadonlyMap<string, DataShown>>(new Map());
  useEffect(() => {
    onDataShown(dataShownTogether([...byRow.values()]));
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, byRow]);
  return useCallback((id, shown) => {
    setByRow((before) => {
      if (shown === (before.get(id) ?? null)) return before;
      const next = new Map(before);
      if (shown) next.set(id, shown);
      else next.delete(id);
      return next;
    });
  }, []);
}

/** What several rows show, as one; null without prices. */
export function dataShownTogether(shown: readonly DataShown[]): DataShown | null {
  const newest = new Map<string, string>();
  for (const { prices } of shown)
    for (const { source, asOf } of prices) if (asOf > (newest.get(source) ?? '')) newest.set(source, asOf);
  return newest.size === 0
    ? null
    : {
        statements: null,
        prices: [...newest].map(([source, asOf]) => ({ source, asOf })),
        sample: shown.some(({ sample }) => sample),
      };
}
