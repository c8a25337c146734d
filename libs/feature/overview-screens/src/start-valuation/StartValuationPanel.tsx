import { Button, Panel, SearchCombobox, type SearchState } from '@finance-analyst/components';
import { CommandRegistryContext } from '@finance-analyst/contributions';
import type { Workspace } from '@finance-analyst/workspace';
import { memo, use, type RefObject } from 'react';
import { messages } from '../messages.js';
import { ImportModel } from '../model-files/ImportModel.js';
import styles from './StartValuationPanel.module.css';

export interface StartValuationPanelProps {
  readonly search: SearchState;
  readonly workspace: Workspace;
  readonly searchField?: RefObject<HTMLInputElement | null> | undefined;
}

/** The ways to a new model: a company search, step by step, or a file import. */
export const StartValuationPanel = memo(function StartValuationPanel({
  search,
  workspace,
  searchField,
}: StartValuationPanelProps) {
  const registry = use(CommandRegistryContext);
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
          {registry && (
            <Button onPress={() => void registry.findByWord('new-model')?.run()}>{messages.newModel}</Button>
          )}
          <ImportModel workspace={workspace} />
        </div>
      </Panel>
    </div>
  );
});
