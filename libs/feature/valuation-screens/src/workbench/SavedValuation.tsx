import { Button, buttonStyle, Notice, ScreenHeading, UnreadableNotice } from '@finance-analyst/components';
import { paths } from '@finance-analyst/navigation';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { modelNoun } from '../saving/modelNoun.js';
import { MissingModel } from './MissingModel.js';
import { SavedModel } from './SavedModel.js';
import type { SavedValuationProps } from './SavedValuationProps.js';
import { useOpenModel } from './useOpenModel.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

/** Opens a model from this device, with the edits that were not saved yet. */
export function SavedValuation(props: SavedValuationProps) {
  const { workspace, modelId, revision, start, onReopen } = props;
  const state = useOpenModel(workspace, modelId, revision);
  // As what comes later, React draws the model in slices and lets the page answer in between.
  const isDrawn = useDeferredValue(state.kind === 'open', false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const recover = async (): Promise<void> => {
    const recovered = await workspace.recover(modelId);
    setRefusal(recovered.ok ? null : recovered.reason);
    if (recovered.ok) onReopen();
  };
  const skeleton = <WorkbenchSkeleton title={messages.openingModel} message={messages.readingModel} />;
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'missing':
      return <MissingModel what={state.what} start={start} />;
    case 'failed':
      return (
        <div className={styles['screen']}>
          <ScreenHeading>{messages.title}</ScreenHeading>
          <UnreadableNotice
            noun={modelNoun}
            reason={state.reason}
            onRetry={state.isRetryable ? onReopen : undefined}
            link={
              <>
                {state.isInTrash && (
                  <Button variant="link" onPress={() => void recover()}>
                    {messages.recover}
                  </Button>
                )}{' '}
                <Link className={buttonStyle({ variant: 'link' })} to={paths.home}>
                  {messages.toOverview}
                </Link>
              </>
            }
          />
          {refusal !== null && (
            <Notice tone="error" announce="assertive" title={messages.notRecovered}>
              {refusal}
            </Notice>
          )}
          {start}
        </div>
      );
    case 'open':
      return isDrawn ? <SavedModel {...props} opened={state} /> : skeleton;
  }
}
