import { defineEntry, sound, type StoredEntries } from '@finance-analyst/stored-entries';
import { compareVersions } from './compareVersions.js';
import type { Release } from './Release.js';
import { currentVersion, releases } from './releases.js';
import { messages } from '../messages.js';

/** The newest version whose news was opened. */
export const seenVersionEntry = defineEntry<string | null>({
  key: 'last_seen_version',
  form: 'text',
  parse: (stored) => sound(typeof stored === 'string' ? stored : null),
  describe: 'The newest version whose news you opened.',
  clearedWith: 'settings',
  inBackup: true,
});

const readSeen = (entries: StoredEntries): string | null => entries.open(seenVersionEntry).read();

/** Releases whose news has not been opened, newest first; all of them if nothing valid is stored. */
export function unseenReleases(
  entries: StoredEntries,
  known: readonly Release[] = releases,
): readonly Release[] {
  const seen = readSeen(entries);
  return seen === null ? known : known.filter(({ version }) => (compareVersions(version, seen) ?? 1) > 0);
}

/** Whether this version has unopened news. */
export function hasNews(entries: StoredEntries, version: string = currentVersion): boolean {
  const seen = readSeen(entries);
  return seen === null || (compareVersions(version, seen) ?? 1) > 0;
}

/** Records that the news of this version was opened. A newer stored version stays. */
export function markNewsSeen(
  entries: StoredEntries,
  version: string = currentVersion,
): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  if (!hasNews(entries, version)) return { ok: true };
  return entries.open(seenVersionEntry).write(version).ok
    ? { ok: true }
    : { ok: false, reason: messages.newsNotKept };
}
