/** The part of an address after the API's base, without its query; null for another address. */
export function pathBelow(apiBase: string, { origin, pathname }: URL): string | null {
  const address = origin + pathname;
  return address.startsWith(apiBase) ? address.slice(apiBase.length) : null;
}
