import type { EntryScope, OpenEntry, RefusedEntry } from './EntryScope.js';

const inOrder = (one: OpenEntry, other: OpenEntry): number =>
  one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const refusedAs = ({ field }: OpenEntry, reason: string): RefusedEntry => ({
  label: field.labels?.[0]?.textContent ?? '',
  reason,
  focus: () => {
    field.focus();
  },
});

/** Collects the entries of a screen, so that saving can commit them or name the first invalid one. */
export function createEntryScope(): EntryScope {
  const entries = new Set<OpenEntry>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const firstRefused = (reasonOf: (entry: OpenEntry) => string | null): RefusedEntry | null => {
    const refusals: RefusedEntry[] = [];
    for (const entry of [...entries].toSorted(inOrder)) {
      const reason = reasonOf(entry);
      if (reason !== null) refusals.push(refusedAs(entry, reason));
    }
    return refusals[0] ?? null;
  };
  return {
    register(entry) {
      entries.add(entry);
      notify();
      return () => {
        entries.delete(entry);
        notify();
      };
    },
    notifyChange: notify,
    commit: () => firstRefused((entry) => entry.commit()),
    refused: () => firstRefused((entry) => entry.reason()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
