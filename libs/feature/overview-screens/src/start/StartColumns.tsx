import type { CalculationCache } from '@finance-analyst/caching';
import type { SearchState } from '@finance-analyst/components';
import type { Workspace } from '@finance-analyst/workspace';
import type { ReactElement, RefObject } from 'react';
import { RecentModelsPanel } from '../recent-models/RecentModelsPanel.js';
import { SampleCompaniesPanel } from '../sample-companies/SampleCompaniesPanel.js';
import { StartValuationPanel } from '../start-valuation/StartValuationPanel.js';
import styles from './StartColumns.module.css';
import type { Start } from './useStart.js';

export interface StartColumnsProps extends Start {
  readonly workspace: Workspace;
  readonly search: SearchState;
  readonly calculations: CalculationCache;
  readonly now: Date;
  /** The search field, to focus it. */
  readonly searchField?: RefObject<HTMLInputElement | null>;
}

/** Search and import, with recent models beside sample companies below. */
export function StartColumns({
  workspace,
  search,
  calculations,
  now,
  models,
  query,
  searchField,
}: StartColumnsProps): ReactElement {
  return (
    <div className={styles['start']}>
      <StartValuationPanel search={search} workspace={workspace} searchField={searchField} />
      <div className={styles['columns']}>
        <RecentModelsPanel
          workspace={workspace}
          models={models}
          prices={query.prices}
          now={now}
          calculations={calculations}
        />
        <SampleCompaniesPanel query={query} />
      </div>
    </div>
  );
}
