import { SearchCombobox, type SearchState } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

export interface CompanySearchProps {
  readonly search: SearchState;
  /** The shortcut as this keyboard writes it, `Ctrl K` or `⌘ K`; null while there is none. */
  readonly shortcut: string | null;
}

/** The search of the top bar. */
export const CompanySearch = ({ search, shortcut }: CompanySearchProps): ReactElement => (
  <div role="search">
    <SearchCombobox
      {...search}
      label={messages.searchLabel}
      placeholder={messages.searchPlaceholder}
      emptyMessage={messages.searchEmpty}
      {...(shortcut === null ? {} : { shortcut })}
    />
  </div>
);
