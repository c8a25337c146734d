/**
 * What a browser gives a page; undefined where it has none, and where the page may not even ask, as with all site data
 * blocked.
 */
export function tryGet<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
