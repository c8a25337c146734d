/** Reads `10:1`, `10/1` or `3-for-1`: units held after a split for those before. Null for anything else. */
export function splitRatio(text: string): { readonly received: string; readonly held: string } | null {
  const [, received, held] =
    /^(\d+(?:\.\d+)?)\s*(?:[:/]|[-\s]*for[-\s]*)\s*(\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  return received === undefined || held === undefined ? null : { received, held };
}
