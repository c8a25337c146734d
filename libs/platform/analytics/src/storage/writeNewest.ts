import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** Writes a list; on a full device its older half goes, and again, until the rest fits. False when nothing does. */
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
      // Full, or refused for good: fewer events are tried next.
    }
  }
  return false;
}
