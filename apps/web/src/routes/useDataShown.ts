import type { DataShown } from '@finance-analyst/market';
import { useCallback, useState } from 'react';

interface DataShownState {
  readonly dataShown: DataShown | null;
  readonly onDataShown: (shown: DataShown | null) => void;
}

/** The market data that the screen at this path reported; null as soon as another one takes its place. */
export function useDataShown(pathname: string): DataShownState {
  const [reported, setReported] = useState<{ pathname: string; shown: DataShown | null } | null>(null);
  const onDataShown = useCallback(
    (shown: DataShown | null) => {
      setReported({ pathname, shown });
    },
    [pathname],
  );
  return { dataShown: reported?.pathname === pathname ? reported.shown : null, onDataShown };
}
