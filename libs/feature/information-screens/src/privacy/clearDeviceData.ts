import {
  clearEntries,
  type ClearedWith,
  type StoredEntries,
  type StoredEntry,
} from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';

export const clearables = ['usage', 'settings', 'answers', 'work'] as const;
/** What a person can clear by itself. */
export type Clearable = (typeof clearables)[number];

export type ClearOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface ClearDependencies {
  readonly entries: StoredEntries;
  /** What any feature stores on the device. */
  readonly storedEntries: readonly StoredEntry[];
  /** Undefined where the page is not secure. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  /** Whoever records; forgets what it holds in memory too. */
  readonly analytics: { clear(): Promise<ClearOutcome> };
  readonly signOut?: () => void;
}

const clearPart = (
  { entries, storedEntries }: Pick<ClearDependencies, 'entries' | 'storedEntries'>,
  part: ClearedWith,
): ClearOutcome =>
  clearEntries(entries, storedEntries, part).ok
    ? { ok: true }
    : { ok: false, reason: messages.storageDenied };

/** Names of caches that hold answers; files of the product are not among them. */
const holdsAnswers = /^(api|dynamic)-v\d+$/;

/** Forgets what was done with the product. */
export async function clearUsage(dependencies: ClearDependencies): Promise<ClearOutcome> {
  const cleared = await dependencies.analytics.clear();
  return cleared.ok ? clearPart(dependencies, 'usage') : cleared;
}

/** Gives every setting its default, at once, and keeps nothing of them. */
export function clearSettings(dependencies: ClearDependencies): ClearOutcome {
  dependencies.signOut?.();
  return clearPart(dependencies, 'settings');
}

/** Forgets what was entered outside documents. */
export const clearEnteredWork = (dependencies: ClearDependencies): ClearOutcome =>
  clearPart(dependencies, 'work');

/** Forgets what the server answered. */
export async function clearAnswers({ caches }: ClearDependencies): Promise<ClearOutcome> {
  if (!caches) return { ok: true };
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => holdsAnswers.test(name)).map((name) => caches.delete(name)));
    return { ok: true };
  } catch {
    return { ok: false, reason: messages.cachesDenied };
  }
}
