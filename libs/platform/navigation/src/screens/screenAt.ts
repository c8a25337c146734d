/** The screen at an exact path, ignoring a trailing slash; null for the not-found page. */
export function screenAt<Screen extends { readonly path: string; readonly otherPath?: string }>(
  screens: readonly Screen[],
  pathname: string,
): Screen | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return screens.find((screen) => screen.path === path || screen.otherPath === path) ?? null;
}
