import type { DataShown } from '@finance-analyst/market';
import { startTransition, useCallback, useState } from 'react';

interface DataShownState {
  readonly dataShown: DataShown | null;
  readonly onDataShown: (shown: DataShown | null) => void;
}

/** The market data that the screen at this path reported; null as soon as another one takes its place. */
export function useDataShown(pathname: string): DataShownState {
  const [reported, setReported] = useState<{ pathname: string; shown: DataShown | null } | null>(null);
  const onDataShown = useCallback(
    (shown: DataShown | null) => {
      // Drawn again around the screen, in slices: nobody waits for it.
      startTransition(() => {
        setReported((former) =>
          shown === null && former?.pathname !== pathname ? former : { pathname, shown },
        );
      });
    },
    [pathname],
  );
  return { dataShown: reported?.pathname === pathname ? reported.shown : null, onDataShown };
}
