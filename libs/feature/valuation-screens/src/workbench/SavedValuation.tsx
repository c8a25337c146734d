import { FailureNotice } from '@finance-analyst/components';
import { SavedModel } from './SavedModel.js';
import { useOpenModel } from './useOpenModel.js';
import type { WorkbenchScreenProps } from './WorkbenchScreen.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';

export interface SavedValuationProps extends WorkbenchScreenProps {
  readonly modelId: string;
  /** Told the id of a copy that the model was saved as. */
  readonly onKept: (id: string) => void;
}

/** Opens a model from this device, with the edits that were not saved yet. */
export function SavedValuation(props: SavedValuationProps) {
  const { state, reload, discardDraft } = useOpenModel(props.workspace, props.modelId);
  switch (state.kind) {
    case 'loading':
      return <WorkbenchSkeleton title="Opening the model" message="Reading it from this device" />;
    case 'failed':
      return (
        <>
          <h1>Valuation workbench</h1>
          <FailureNotice title="The model cannot be opened" onRetry={reload}>
            {state.reason}
          </FailureNotice>
        </>
      );
    case 'open':
      return <SavedModel key={state.opening} {...props} opened={state} onDiscardDraft={discardDraft} />;
  }
}
