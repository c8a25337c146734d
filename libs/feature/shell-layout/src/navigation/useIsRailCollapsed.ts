import { useCallback, useSyncExternalStore } from 'react';

/** Below this width icons leave the room to the screen, until a person chooses otherwise. */
const narrow = '(width < 1100px)';

/** Whether the navigation shows icons alone: as a person chose, else as the window is wide. */
export function useIsRailCollapsed(
  window: Partial<Pick<Window, 'matchMedia'>>,
  chosen: boolean | null,
): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia?.(narrow);
      query?.addEventListener('change', listener);
      return () => {
        query?.removeEventListener('change', listener);
      };
    },
    [window],
  );
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia?.(narrow).matches ?? false);
  return chosen ?? isNarrow;
}
