import { useMediaQuery } from '../breakpoints/useMediaQuery.js';

/** Below this width icons leave the room to the screen, until a person chooses otherwise. */
const narrow = '(width < 1100px)';

/** Whether the navigation shows icons alone: as a person chose, else as the window is wide. */
export function useIsRailCollapsed(
  window: Partial<Pick<Window, 'matchMedia'>>,
  chosen: boolean | null,
): boolean {
  const isNarrow = useMediaQuery(window, narrow);
  return chosen ?? isNarrow;
}
