/** The screen at a path, letter for letter, a slash at its end aside; null where the not-found page belongs. */
export function screenAt<Screen extends { readonly path: string }>(
  screens: readonly Screen[],
  pathname: string,
): Screen | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return screens.find((screen) => screen.path === path) ?? null;
}
