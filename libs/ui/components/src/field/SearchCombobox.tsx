import { useCallback, useRef, useState, type ReactElement, type RefObject } from 'react';
import { createDeferredComponent } from '../deferred/createDeferredComponent.js';
import { SearchStandIn } from './SearchStandIn.js';
import type { SearchStatus } from './searchStatusText.js';
import type { UnfinishedEntry } from './UnfinishedEntry.js';

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** What stands at the right, such as the exchange. */
  readonly mark?: string;
}

export interface SearchComboboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly status: SearchStatus;
  readonly results: readonly SearchResult[];
  readonly onSelect: (id: string) => void;
  readonly placeholder?: string;
  /** Said when nothing matches the query. */
  readonly emptyMessage?: string;
  /** Said when the search failed: what failed, and why. */
  readonly failureMessage?: string;
  /** Searches again; Enter does it too while the search has failed. */
  readonly onRetry?: () => void;
  /** The shortcut that brings the focus here, such as `Ctrl K` or `⌘ K`. The caller binds it. */
  readonly shortcut?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** What a search knows; whoever searches hands it to the screens that have a field for it. */
export type SearchState = Pick<
  SearchComboboxProps,
  'query' | 'onQueryChange' | 'results' | 'status' | 'onSelect' | 'failureMessage' | 'onRetry'
>;

const DeferredSearchCombobox = createDeferredComponent(
  async () => (await import('./LoadedSearchCombobox.js')).LoadedSearchCombobox,
);

/**
 * A field that suggests what it finds. The caller searches, this shows: results, none, searching, failed. Until it is
 * first used a plain field stands in for it, so that a page can show one without the code of the list.
 */
export function SearchCombobox(props: SearchComboboxProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const unfinished = useRef<UnfinishedEntry | null>(null);
  const load = useCallback(() => {
    setWanted(true);
  }, []);
  const giveUp = useCallback(() => {
    setWanted(false);
  }, []);
  const leave = useCallback((entry: UnfinishedEntry) => {
    unfinished.current = entry;
  }, []);
  const takeUnfinished = useCallback(() => {
    const entry = unfinished.current;
    unfinished.current = null;
    return entry;
  }, []);
  return (
    <DeferredSearchCombobox
      isWanted={isWanted}
      onLoadFailure={giveUp}
      props={{ ...props, takeUnfinished }}
      fallback={<SearchStandIn {...props} onApproach={load} onLeave={leave} />}
    />
  );
}
