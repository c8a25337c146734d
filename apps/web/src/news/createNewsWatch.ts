import { loadHasNews } from '@finance-analyst/information-screens/manifest';
import type { StoredEntries } from '@finance-analyst/stored-entries';

/** Whether this version has news that the person has not opened. */
export interface NewsWatch {
  hasNews(): boolean;
  /** Looks again. Never rejects: without an answer there is no indicator. */
  check(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface NewsWatchDependencies {
  readonly entries: StoredEntries;
  readonly load?: () => Promise<(entries: StoredEntries) => boolean>;
}

export function createNewsWatch({ entries, load = loadHasNews }: NewsWatchDependencies): NewsWatch {
  const listeners = new Set<() => void>();
  let known = false;
  return {
    hasNews: () => known,
    async check() {
      const found = await load().then(
        (hasNews) => hasNews(entries),
        () => false,
      );
      if (found === known) return;
      known = found;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
