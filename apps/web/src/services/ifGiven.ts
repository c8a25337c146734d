/**
 * A browser API; undefined if unsupported, or if the page may not even access it, as with all site data
 * blocked.
 */
export function ifGiven<Given>(ask: () => Given): Given | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
