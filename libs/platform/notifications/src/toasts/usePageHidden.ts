import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is in a hidden tab. */
export function usePageHidden(page: Document): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      page.addEventListener('visibilitychange', onChange);
      return () => {
        page.removeEventListener('visibilitychange', onChange);
      };
    },
    [page],
  );
  return useSyncExternalStore(subscribe, () => page.visibilityState === 'hidden');
}
