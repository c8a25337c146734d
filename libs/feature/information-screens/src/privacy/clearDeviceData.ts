import {
  clearEntries,
  type ClearedWith,
  type StoredEntries,
  type StoredEntry,
} from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';

export const clearables = ['usage', 'settings', 'answers', 'work'] as const;
/** The parts a person can clear separately. */
export type Clearable = (typeof clearables)[number];

export type ClearOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface ClearDependencies {
  readonly entries: StoredEntries;
  /** The stored entries of every feature. */
  readonly storedEntries: readonly StoredEntry[];
  /** Undefined in an insecure context. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  /** Clears the usage records, including those in memory. */
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

/** Names of caches with server answers; app files are excluded. */
const holdsAnswers = /^(api|dynamic)-v\d+$/;

/** Clears the usage records. */
export async function clearUsage(dependencies: ClearDependencies): Promise<ClearOutcome> {
  const cleared = await dependencies.analytics.clear();
  return cleared.ok ? clearPart(dependencies, 'usage') : cleared;
}

/** Resets every setting to its default immediately and stores none. */
export function clearSettings(dependencies: ClearDependencies): ClearOutcome {
  dependencies.signOut?.();
  return clearPart(dependencies, 'settings');
}

/** Clears entries made outside models. */
export const clearEnteredWork = (dependencies: ClearDependencies): ClearOutcome =>
  clearPart(dependencies, 'work');

/** Clears cached server answers. */
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
