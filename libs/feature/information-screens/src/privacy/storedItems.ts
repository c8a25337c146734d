import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { ClearedWith, StoredEntry } from '@finance-analyst/stored-entries';

export type StoragePlace = ClearedWith | 'answers' | 'product';

/** Something that the product keeps on the device, by the name under which the browser shows it. */
export interface StoredItem {
  /** Key, name of a database, or name of a cache; an asterisk stands for the rest of a name. */
  readonly name: string;
  readonly kind: 'local storage' | 'session storage' | 'database' | 'cache';
  readonly holds: string;
  /** What it is cleared with. */
  readonly place: StoragePlace;
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** The database of documents. */
const databaseOf = (kinds: readonly DocumentKindDefinition[]): StoredItem => ({
  name: 'finance-analyst:*',
  kind: 'database',
  holds: `Your ${inWords.format(kinds.map(({ noun }) => noun.many))}: with the data they rest on, their last 50 versions, unsaved changes, Trash, and damaged records.`,
  place: 'work',
});

const caches: readonly StoredItem[] = [
  {
    name: 'api-v1',
    kind: 'cache',
    holds:
      'Answers of the server: searches, prices, filings, calculations; each with an age after which it is asked again.',
    place: 'answers',
  },
  {
    name: 'dynamic-v1',
    kind: 'cache',
    holds: 'The page itself as it was last loaded, for a start without a network.',
    place: 'answers',
  },
  {
    name: 'static-v1',
    kind: 'cache',
    holds: 'Files of the product, for up to seven days.',
    place: 'product',
  },
  {
    name: 'workbox-precache-*',
    kind: 'cache',
    holds: 'The files of the installed release; they go with the next one.',
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
