import { startTransition, useEffect, useState } from 'react';
import type { NewsWatch } from './createNewsWatch.js';

/**
 * Whether there is news. Found while the first screen is being drawn, it does not have that begun again and done in one
 * go, as what React has to hold consistent would: it is shown when the page has time for it.
 */
export function useHasNews({ hasNews, subscribe }: Pick<NewsWatch, 'hasNews' | 'subscribe'>): boolean {
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
