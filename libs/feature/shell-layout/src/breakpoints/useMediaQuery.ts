import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false if unsupported. */
export function useMediaQuery(window: Partial<Pick<Window, 'matchMedia'>>, query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => {
        list?.removeEventListener('change', listener);
      };
    },
    [window, query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
