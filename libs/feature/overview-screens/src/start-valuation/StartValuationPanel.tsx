import { Panel, SearchCombobox, type SearchState } from '@finance-analyst/components';
import type { Workspace } from '@finance-analyst/workspace';
import { memo, type RefObject } from 'react';
import { messages } from '../messages.js';
import { ImportModel } from '../model-files/ImportModel.js';
import styles from './StartValuationPanel.module.css';

export interface StartValuationPanelProps {
  readonly search: SearchState;
  readonly workspace: Workspace;
  readonly searchField?: RefObject<HTMLInputElement | null> | undefined;
}

/** The two ways to a new model: a company search, or a file import. */
export const StartValuationPanel = memo(function StartValuationPanel({
  search,
  workspace,
  searchField,
}: StartValuationPanelProps) {
  return (
    <div className={styles['panel']}>
      <Panel title={messages.startValuation}>
        <div className={styles['ways']}>
          <div className={styles['search']}>
            <SearchCombobox
              {...search}
              label={messages.searchLabel}
              placeholder={messages.searchPlaceholder}
              emptyMessage={messages.searchEmpty}
              {...(searchField ? { inputRef: searchField } : {})}
            />
          </div>
          <ImportModel workspace={workspace} />
        </div>
      </Panel>
    </div>
  );
});
