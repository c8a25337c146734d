import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints, type Breakpoint } from './breakpoints.js';

type MediaDependencies = Pick<Window, 'matchMedia'>;

const fromWidth = (window: MediaDependencies, widthPx: number) =>
  window.matchMedia(`(width >= ${widthPx}px)`);

/** The window's size class: mobile under 640 px, desktop from 1024 px, tablet in between. */
export function useBreakpoint(window: MediaDependencies): Breakpoint {
  const subscribe = useCallback(
    (listener: () => void) => {
      const queries = Object.values(breakpoints).map((widthPx) => fromWidth(window, widthPx));
      for (const query of queries) query.addEventListener('change', listener);
      return () => {
        for (const query of queries) query.removeEventListener('change', listener);
      };
    },
    [window],
  );
  return useSyncExternalStore(subscribe, () => {
    if (fromWidth(window, breakpoints.desktopPx).matches) return 'desktop';
    return fromWidth(window, breakpoints.tabletPx).matches ? 'tablet' : 'mobile';
  });
}
