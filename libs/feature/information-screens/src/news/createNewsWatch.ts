import type { StoredEntries } from '@finance-analyst/stored-entries';

/** Whether this version has news that the user has not opened. */
export interface NewsWatch {
  hasNews(): boolean;
  /** Checks again. Never rejects: if the code that knows cannot load, there is no news. */
  check(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface NewsWatchDependencies {
  readonly entries: StoredEntries;
  readonly load?: () => Promise<(entries: StoredEntries) => boolean>;
}

const loadHasNews = async () => (await import('../changelog/seenVersion.js')).hasNews;

/** Watches for news, with code that is loaded at the first check. */
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
