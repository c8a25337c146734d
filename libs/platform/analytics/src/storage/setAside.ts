import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** Longer values are not copied: they would take the space of new events. */
const mostCharacters = 200_000;

export const asideKey = (key: string): string => `${key}.unreadable`;

/**
 * Moves a damaged value to a key beside its own, so that the key can be used again. Returns false and changes nothing
 * if that key is taken, the value is too long or the storage is full.
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
