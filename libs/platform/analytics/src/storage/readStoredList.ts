import type { AnalyticsStorage } from '../AnalyticsEdges.js';

/** What stands under a key: a list (also where nothing does), something that is none, or a storage that refuses. */
export type StoredList =
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'unreadable'; readonly raw: string }
  | { readonly kind: 'refused' };

/** Reads the list under a key. What the items are is for the caller to judge. */
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
