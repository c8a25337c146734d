import { compareVersions } from './compareVersions.js';
import type { Release } from './Release.js';
import { currentVersion, releases } from './releases.js';
import { messages } from '../messages.js';

/** The entry of the browser's storage that holds the newest version whose news were opened. */
export const seenVersionKey = 'last_seen_version';

const readSeen = (storage: Pick<Storage, 'getItem'>): string | null => {
  try {
    return storage.getItem(seenVersionKey);
  } catch {
    return null;
  }
};

/** The releases whose news were not opened yet, newest first; all of them where nothing readable is stored. */
export function unseenReleases(
  storage: Pick<Storage, 'getItem'>,
  known: readonly Release[] = releases,
): readonly Release[] {
  const seen = readSeen(storage);
  return seen === null ? known : known.filter(({ version }) => (compareVersions(version, seen) ?? 1) > 0);
}

/** Whether this version has news that were not opened yet. */
export function hasNews(storage: Pick<Storage, 'getItem'>, version: string = currentVersion): boolean {
  const seen = readSeen(storage);
  return seen === null || (compareVersions(version, seen) ?? 1) > 0;
}

/** Keeps that the news of this version were opened. A newer version that is stored stays. */
export function markNewsSeen(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  version: string = currentVersion,
): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  if (!hasNews(storage, version)) return { ok: true };
  try {
    storage.setItem(seenVersionKey, version);
    return { ok: true };
  } catch {
    return { ok: false, reason: messages.newsNotKept };
  }
}
