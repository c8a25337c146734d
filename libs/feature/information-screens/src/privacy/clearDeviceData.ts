import type { Accessibility } from '@finance-analyst/accessibility';
import { defaultPreferences, type Preferences } from '@finance-analyst/session';
import { messages } from '../messages.js';
import { localKeys } from './storedItems.js';

export const clearables = ['usage', 'settings', 'answers', 'work'] as const;
/** What a person can clear by itself. */
export type Clearable = (typeof clearables)[number];

export type ClearOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface ClearEdges {
  readonly storage: Pick<Storage, 'removeItem'>;
  /** Undefined where the page is not secure. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly preferences: Preferences;
  readonly accessibility: Pick<Accessibility, 'reset'>;
  /** Whoever records; forgets what it holds in memory too. */
  readonly analytics: { clear(): Promise<ClearOutcome> };
  readonly signOut?: () => void;
}

function removeKeys(storage: ClearEdges['storage'], keys: readonly string[]): ClearOutcome {
  try {
    for (const key of keys) storage.removeItem(key);
    return { ok: true };
  } catch {
    return { ok: false, reason: messages.storageDenied };
  }
}

/** Names of caches that hold answers; files of the product are not among them. */
const holdsAnswers = /^(api|dynamic)-v\d+$/;

/** Forgets what was done with the product. */
export async function clearUsage({ analytics, storage }: ClearEdges): Promise<ClearOutcome> {
  const cleared = await analytics.clear();
  return cleared.ok ? removeKeys(storage, localKeys('usage')) : cleared;
}

/** Gives every setting its default, at once, and keeps nothing of them. */
export function clearSettings(edges: ClearEdges): ClearOutcome {
  edges.preferences.change(defaultPreferences);
  edges.accessibility.reset();
  edges.signOut?.();
  return removeKeys(edges.storage, localKeys('settings'));
}

/** Forgets what the server answered. */
export async function clearAnswers({ caches }: ClearEdges): Promise<ClearOutcome> {
  if (!caches) return { ok: true };
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => holdsAnswers.test(name)).map((name) => caches.delete(name)));
    return { ok: true };
  } catch {
    return { ok: false, reason: messages.cachesDenied };
  }
}
