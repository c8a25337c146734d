import { SearchCombobox, type SearchState } from '@finance-analyst/components';
import { useRef, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { useSearchShortcut } from '../search/useSearchShortcut.js';

export interface CompanySearchProps {
  readonly search: SearchState;
  /** The shortcut as this keyboard writes it: `Ctrl K` or `⌘ K`. */
  readonly shortcut: string;
}

/** The search of the top bar. */
export function CompanySearch({ search, shortcut }: CompanySearchProps): ReactElement {
  const inputRef = useRef<HTMLInputElement>(null);
  useSearchShortcut(inputRef);
  return (
    <div role="search">
      <SearchCombobox
        {...search}
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        emptyMessage={messages.searchEmpty}
        shortcut={shortcut}
        inputRef={inputRef}
      />
    </div>
  );
}
