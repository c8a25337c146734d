import type { DataShown } from '@finance-analyst/market';
import { startTransition, useCallback, useState } from 'react';

interface DataShownState {
  readonly dataShown: DataShown | null;
  readonly onDataShown: (shown: DataShown | null) => void;
}

/** The market data reported by the screen at this path; null as soon as another one replaces it. */
export function useDataShown(pathname: string): DataShownState {
  const [reported, setReported] = useState<{ pathname: string; shown: DataShown | null } | null>(null);
  const onDataShown = useCallback(
    (shown: DataShown | null) => {
      // Re-rendered around the screen as a transition: it is not urgent.
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
