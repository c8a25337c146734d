import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** Writes a list; when storage is full, drops the older half until the rest fits. False when nothing does. */
export function writeNewest(
  storage: Pick<AnalyticsStorage, 'setItem'>,
  key: string,
  items: readonly unknown[],
): boolean {
  for (let rest = items; rest.length > 0; rest = rest.slice(Math.ceil(rest.length / 2))) {
    try {
      storage.setItem(key, JSON.stringify(rest));
      return true;
    } catch {
      // Full or blocked: try fewer events next.
    }
  }
  return false;
}
