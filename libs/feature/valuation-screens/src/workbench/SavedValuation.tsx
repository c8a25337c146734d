import { FailureNotice } from '@finance-analyst/components';
import { SavedModel } from './SavedModel.js';
import type { SavedValuationProps } from './SavedValuationProps.js';
import { ScreenHeading } from './ScreenHeading.js';
import { useOpenModel } from './useOpenModel.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

/** Opens a model from this device, with the edits that were not saved yet. */
export function SavedValuation(props: SavedValuationProps) {
  const { workspace, modelId, revision, start, onReopen } = props;
  const { state, leaveEdits } = useOpenModel(workspace, modelId, revision, onReopen);
  switch (state.kind) {
    case 'loading':
      return <WorkbenchSkeleton title={messages.openingModel} message={messages.readingModel} />;
    case 'failed':
      return (
        <div className={styles['screen']}>
          <ScreenHeading>{messages.title}</ScreenHeading>
          <FailureNotice title={messages.cannotOpen} onRetry={onReopen}>
            {state.reason}
          </FailureNotice>
          {start}
        </div>
      );
    case 'open':
      return <SavedModel {...props} opened={state} onLeaveEdits={leaveEdits} />;
  }
}
