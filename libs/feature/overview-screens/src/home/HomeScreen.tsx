import type { CalculationCache } from '@finance-analyst/caching';
import type { SearchState } from '@finance-analyst/components';
import { useQuarterHour } from '@finance-analyst/figures';
import type { DataShown } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import { memo, useCallback, useRef, type ReactElement } from 'react';
import { LeftWork } from '../left-work/LeftWork.js';
import { RemovedModels } from '../removed-models/RemovedModels.js';
import { StartColumns } from '../start/StartColumns.js';
import { useStart, type Start } from '../start/useStart.js';
import { HomeHeadline } from './HomeHeadline.js';
import styles from './HomeScreen.module.css';

export interface HomeScreenProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly search: SearchState;
  readonly calculations: CalculationCache;
  /** Receives the sources and dates of the prices shown. */
  readonly onDataShown?: (shown: DataShown | null) => void;
}

/** `/`: saved models, unsaved changes, and ways to start a model. */
export function HomeScreen({ onDataShown, ...content }: HomeScreenProps): ReactElement {
  return <HomeContent {...content} {...useStart(onDataShown)} />;
}

const HomeContent = memo(function HomeContent({
  clock,
  ...content
}: Omit<HomeScreenProps, 'onDataShown'> & Start) {
  const { workspace, query } = content;
  const searchField = useRef<HTMLInputElement>(null);
  const focusSearch = useCallback(() => searchField.current?.focus(), []);
  const now = useQuarterHour(clock);
  return (
    <div className={styles['screen']}>
      <HomeHeadline query={query} now={now} onValue={focusSearch} />
      <LeftWork workspace={workspace} clock={clock} />
      <StartColumns {...content} now={now} searchField={searchField} />
      <RemovedModels workspace={workspace} clock={clock} />
    </div>
  );
});
