import { SearchCombobox, type SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { keysOfCommand } from '../shortcuts/keysOfCommand.js';
import type { ShellTools } from '../ShellTools.js';
import type { SavedModel } from './SavedModel.js';
import { useProductSearch } from './useProductSearch.js';

export interface ProductSearchProps {
  /** Of companies. */
  readonly search: SearchState;
  readonly savedModels: readonly SavedModel[];
  /** Other things to find; null if only companies. */
  readonly tools: ShellTools | null;
  readonly onCommand: (command: Command) => void;
}

/** The top bar search: companies, saved models, screens and commands. */
export function ProductSearch({ search, savedModels, tools, onCommand }: ProductSearchProps): ReactElement {
  const everything = useProductSearch(search, savedModels, tools, onCommand);
  const shortcut = tools && keysOfCommand(tools, 'search.focus');
  return (
    <div role="search">
      <SearchCombobox
        {...everything}
        label={messages.search}
        placeholder={messages.search}
        emptyMessage={messages.searchEmpty}
        {...(shortcut === null ? {} : { shortcut })}
      />
    </div>
  );
}
