/**
 * A browser API; undefined if unsupported, or if the page may not even access it, as with all site data
 * blocked.
 */
export function tryGet<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
