import { memo, type ReactElement } from 'react';
import type { HomeScreenProps } from '../home/HomeScreen.js';
import { SetAsideNotice } from '../set-aside/SetAsideNotice.js';
import { UnsavedDraftsNotices } from '../unsaved-drafts/UnsavedDraftsNotices.js';
import { StartColumns } from './StartColumns.js';
import styles from './StartPanels.module.css';
import { useStart, type Start } from './useStart.js';

/**
 * What the overview starts with, for a screen that has no model to show: unsaved edits, damaged records, search, models
 * and samples.
 */
export function StartPanels({ onDataShown, ...content }: HomeScreenProps): ReactElement {
  return <StartContent {...content} {...useStart(onDataShown)} />;
}

const StartContent = memo(function StartContent({
  clock,
  ...content
}: Omit<HomeScreenProps, 'onDataShown'> & Start) {
  const now = clock();
  return (
    <div className={styles['panels']}>
      <UnsavedDraftsNotices workspace={content.workspace} now={now} />
      <SetAsideNotice workspace={content.workspace} />
      <StartColumns {...content} now={now} />
    </div>
  );
});
