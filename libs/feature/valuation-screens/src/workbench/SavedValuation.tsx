import { Button, FailureNotice, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useOpenModel } from './useOpenModel.js';
import { Workbench } from './Workbench.js';
import type { WorkbenchScreenProps } from './WorkbenchScreen.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';

/** Opens a model from this device, with the edits that were not saved yet. */
export function SavedValuation(
  props: WorkbenchScreenProps & { readonly modelId: string; readonly onKept: (id: string) => void },
) {
  const { modelId, workspace, onKept, onDataShown } = props;
  const { state, reload, discardDraft } = useOpenModel(workspace, modelId);
  const { formatDate } = useFigureFormat();
  switch (state.kind) {
    case 'loading':
      return <WorkbenchSkeleton title="Opening the model" />;
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
      return (
        <Workbench
          key={`${modelId} ${state.opening}`}
          document={state.document}
          fundamentals={state.fundamentals}
          workspace={workspace}
          startsEdited={state.draftSavedAt !== null}
          onKept={onKept}
          onDataShown={onDataShown}
          notices={
            state.draftSavedAt !== null && (
              <Notice
                tone="note"
                action={
                  state.document.baseRevision > 0 && (
                    <Button variant="link" onPress={discardDraft}>
                      Go back to the saved version
                    </Button>
                  )
                }
              >
                Edits of {formatDate(state.draftSavedAt, 'minute')} that were not saved are restored.
              </Notice>
            )
          }
        />
      );
  }
}
