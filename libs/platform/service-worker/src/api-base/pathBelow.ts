/** The part of an address behind the API's base, without its query; null for an address elsewhere. */
export function pathBelow(apiBase: string, { origin, pathname }: URL): string | null {
  const address = origin + pathname;
  return address.startsWith(apiBase) ? address.slice(apiBase.length) : null;
}
