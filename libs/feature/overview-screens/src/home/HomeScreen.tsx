import type { SearchState } from '@finance-analyst/components';
import type { DataShown } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useMemo, type ReactElement } from 'react';
import { dataShownOf } from '../quotes/dataShownOf.js';
import { usePrices } from '../quotes/usePrices.js';
import { RecentModelsPanel } from '../recent-models/RecentModelsPanel.js';
import type { ValueSavedModel } from '../recent-models/useModelValues.js';
import { useShownModels } from '../recent-models/useShownModels.js';
import { RemovedModelsPanel } from '../removed-models/RemovedModelsPanel.js';
import { sampleCompanies } from '../sample-companies/sampleCompanies.js';
import { SampleCompaniesPanel } from '../sample-companies/SampleCompaniesPanel.js';
import { SetAsideNotice } from '../set-aside/SetAsideNotice.js';
import { StartValuationPanel } from '../start-valuation/StartValuationPanel.js';
import { UnsavedDraftsNotices } from '../unsaved-drafts/UnsavedDraftsNotices.js';
import { HomeHeadline } from './HomeHeadline.js';
import styles from './HomeScreen.module.css';

export interface HomeScreenProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly search: SearchState;
  readonly valueSavedModel: ValueSavedModel;
  /** Told whose prices are on screen and how far they reach. */
  readonly onDataShown?: (shown: DataShown | null) => void;
}

const sampleSymbols = sampleCompanies.map(({ symbol }) => symbol);

/** `/`: where an analyst starts. What was saved, what was left unsaved, and ways to a new model. */
export function HomeScreen({
  workspace,
  clock,
  search,
  valueSavedModel,
  onDataShown,
}: HomeScreenProps): ReactElement {
  const now = clock();
  const models = useShownModels();
  const symbols = useMemo(
    () => [...new Set([...models.rows.flatMap(({ symbol }) => symbol ?? []), ...sampleSymbols])],
    [models.rows],
  );
  const query = usePrices(symbols);

  useEffect(() => {
    onDataShown?.(dataShownOf(query.prices));
  }, [onDataShown, query.prices]);

  return (
    <div className={styles['screen']}>
      <HomeHeadline query={query} now={now} />
      <UnsavedDraftsNotices workspace={workspace} now={now} />
      <SetAsideNotice workspace={workspace} />
      <StartValuationPanel search={search} workspace={workspace} />
      <div className={styles['columns']}>
        <RecentModelsPanel
          workspace={workspace}
          models={models}
          prices={query.prices}
          now={now}
          valueSavedModel={valueSavedModel}
        />
        <SampleCompaniesPanel query={query} />
      </div>
      <RemovedModelsPanel workspace={workspace} now={now} />
    </div>
  );
}
