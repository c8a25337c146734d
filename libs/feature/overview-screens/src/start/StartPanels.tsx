import { useQuarterHour } from '@finance-analyst/figures';
import { memo, type ReactElement } from 'react';
import type { HomeScreenProps } from '../home/HomeScreen.js';
import { LeftWork } from '../left-work/LeftWork.js';
import { StartColumns } from './StartColumns.js';
import styles from './StartPanels.module.css';
import { useStart, type Start } from './useStart.js';

/**
 * The start of Home for a screen without a model: unsaved changes, damaged records, search, models
 * and samples.
 */
export function StartPanels({ onDataShown, ...content }: HomeScreenProps): ReactElement {
  return <StartContent {...content} {...useStart(onDataShown)} />;
}

const StartContent = memo(function StartContent({
  clock,
  ...content
}: Omit<HomeScreenProps, 'onDataShown'> & Start) {
  return (
    <div className={styles['panels']}>
      <LeftWork workspace={content.workspace} clock={clock} />
      <StartColumns {...content} now={useQuarterHour(clock)} />
    </div>
  );
});
