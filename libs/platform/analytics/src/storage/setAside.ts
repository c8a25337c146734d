import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** More than that is not copied: it would take the room of what is still recorded. */
const mostCharacters = 200_000;

export const asideKey = (key: string): string => `${key}.unreadable`;

/**
 * Keeps a value that cannot be read beside its key, so that the key can be used again. False, and nothing is touched,
 * where something was set aside before, the value is too long or the device is full.
 */
export function setAside(storage: AnalyticsStorage, key: string, raw: string): boolean {
  if (raw.length > mostCharacters) return false;
  try {
    if (storage.getItem(asideKey(key)) !== null) return false;
    storage.setItem(asideKey(key), raw);
    return true;
  } catch {
    return false;
  }
}
