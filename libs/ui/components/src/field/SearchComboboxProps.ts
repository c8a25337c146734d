import type { RefObject } from 'react';
import type { SearchStatus } from './searchStatusText.js';

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** What stands at the right, such as the exchange. */
  readonly mark?: string;
  /** The heading that it stands under; results of one group follow one another. */
  readonly group?: string;
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
