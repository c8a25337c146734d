import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { ClearedWith, StoredEntry } from '@finance-analyst/stored-entries';

export type StoragePlace = ClearedWith | 'answers' | 'product';

/** Something stored on the device, by its name in the browser's tools. */
export interface StoredItem {
  /** Key, database name or cache name; an asterisk matches the rest of a name. */
  readonly name: string;
  readonly kind: 'local storage' | 'session storage' | 'database' | 'cache';
  readonly holds: string;
  /** The part it is cleared with. */
  readonly place: StoragePlace;
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** The database of documents. */
const databaseOf = (kinds: readonly DocumentKindDefinition[]): StoredItem => ({
  name: 'finance-analyst:*',
  kind: 'database',
  holds: `Your ${inWords.format(kinds.map(({ noun }) => noun.many))} with their data, last 50 versions, unsaved changes, Trash, and damaged records.`,
  place: 'work',
});

const caches: readonly StoredItem[] = [
  {
    name: 'api-v1',
    kind: 'cache',
    holds: 'Server answers: searches, prices, filings, calculations; each expires and is loaded again.',
    place: 'answers',
  },
  {
    name: 'dynamic-v1',
    kind: 'cache',
    holds: 'The page as last loaded, for starting offline.',
    place: 'answers',
  },
  {
    name: 'static-v1',
    kind: 'cache',
    holds: 'App files, for up to seven days.',
    place: 'product',
  },
  {
    name: 'workbox-precache-*',
    kind: 'cache',
    holds: 'The installed release’s files, replaced by the next release.',
    place: 'product',
  },
];

const itemOf = ({ key, describe, clearedWith }: StoredEntry): StoredItem => ({
  name: key,
  kind: clearedWith === 'tab' ? 'session storage' : 'local storage',
  holds: describe,
  place: clearedWith,
});

const order: readonly StoragePlace[] = ['settings', 'tab', 'usage', 'work', 'answers', 'product'];

/** Everything stored on the device: these entries, documents of these kinds, and the caches. */
export const storedItems = (
  entries: readonly StoredEntry[],
  kinds: readonly DocumentKindDefinition[],
): readonly StoredItem[] =>
  [...entries.map(itemOf), databaseOf(kinds), ...caches].toSorted(
    (one, other) => order.indexOf(one.place) - order.indexOf(other.place),
  );
