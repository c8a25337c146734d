import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** What a key contains: a list (possibly empty), something else, or nothing because the storage fails. */
export type StoredList =
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'unreadable'; readonly raw: string }
  | { readonly kind: 'refused' };

/** Reads the list under a key. The caller validates the items. */
export function readStoredList(storage: Pick<AnalyticsStorage, 'getItem'>, key: string): StoredList {
  let raw: string | null;
  try {
    raw = storage.getItem(key);
  } catch {
    return { kind: 'refused' };
  }
  if (raw === null) return { kind: 'list', items: [] };
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? { kind: 'list', items: value } : { kind: 'unreadable', raw };
  } catch {
    return { kind: 'unreadable', raw };
  }
}
