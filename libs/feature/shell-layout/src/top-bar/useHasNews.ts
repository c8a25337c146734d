import { startTransition, useEffect, useState } from 'react';

/** Whether there is news, kept up to date. */
export interface NewsSource {
  hasNews(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Whether there is news. A transition, so that news found during the first render does not restart it. */
export function useHasNews({ hasNews, subscribe }: NewsSource): boolean {
  const [shown, setShown] = useState(hasNews);
  useEffect(() => {
    const show = () => {
      startTransition(() => {
        setShown(hasNews());
      });
    };
    show();
    return subscribe(show);
  }, [hasNews, subscribe]);
  return shown;
}
