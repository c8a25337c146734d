const addresses = /\b(?:https?|[a-z-]*extension|webkit-masked-url):\/\/[^\s)]+/gi;

/**
 * Where something was thrown if no script of the page's origin was involved, for example by an extension; null if its
 * stack names one of the page's own scripts, or none.
 */
export function foreignPlaceOf(thrown: unknown, origin: string): string | null {
  const places = (thrown instanceof Error && thrown.stack?.match(addresses)) || [];
  if (places.some((place) => place.startsWith(`${origin}/`))) return null;
  return places[0]?.replace(/[?#][^:]*/, '') ?? null;
}
