const addresses = /\b(?:https?|[a-z-]*extension|webkit-masked-url):\/\/[^\s)]+/gi;

/**
 * Where something was thrown that passed through no script of the page's origin, such as an extension's; null where its
 * stack names one of the page's own, or none.
 */
export function foreignPlaceOf(thrown: unknown, origin: string): string | null {
  const places = (thrown instanceof Error && thrown.stack?.match(addresses)) || [];
  if (places.some((place) => place.startsWith(`${origin}/`))) return null;
  return places[0]?.replace(/[?#][^:]*/, '') ?? null;
}
