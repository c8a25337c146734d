import type { RefObject } from 'react';
import type { SearchStatus } from './searchStatusText.js';

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** Text at the right, such as the exchange. */
  readonly mark?: string;
  /** The group heading; results of one group must be adjacent. */
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
  /** Why what was typed cannot be used, and what to do. */
  readonly error?: string | undefined;
  /** Shown when nothing matches the query. */
  readonly emptyMessage?: string;
  /** Shown when the search failed: what failed, and why. */
  readonly failureMessage?: string;
  /** Retries the search; Enter also does this after a failure. */
  readonly onRetry?: () => void;
  /** The shortcut that focuses the field, such as `Ctrl K` or `⌘ K`. The caller binds it. */
  readonly shortcut?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** The state of a search, for screens with a field for it. */
export type SearchState = Pick<
  SearchComboboxProps,
  'query' | 'onQueryChange' | 'results' | 'status' | 'onSelect' | 'failureMessage' | 'onRetry'
>;
