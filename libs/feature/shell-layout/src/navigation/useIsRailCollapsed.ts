import { useMediaQuery } from '../breakpoints/useMediaQuery.js';

/** Below this width the navigation shows only icons, unless a person chose otherwise. */
const narrow = '(width < 1100px)';

/** Whether the navigation shows only icons: by choice, else by window width. */
export function useIsRailCollapsed(
  window: Partial<Pick<Window, 'matchMedia'>>,
  chosen: boolean | null,
): boolean {
  const isNarrow = useMediaQuery(window, narrow);
  return chosen ?? isNarrow;
}
