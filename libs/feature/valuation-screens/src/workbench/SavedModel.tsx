import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useLivePrice } from '../price/useLivePrice.js';
import type { SavedValuationProps } from './SavedValuation.js';
import type { OpenModel } from './useOpenModel.js';
import { Workbench } from './Workbench.js';

/** A model of this device in the workbench, with what is to be said of how it was opened. */
export function SavedModel({
  opened,
  onDiscardDraft,
  workspace,
  onKept,
  onDataShown,
  onSaveFile,
}: SavedValuationProps & {
  readonly opened: Extract<OpenModel, { kind: 'open' }>;
  readonly onDiscardDraft: () => void;
}) {
  const { document, fundamentals, draftSavedAt, draftProblem, isReadOnly, note } = opened;
  const live = useLivePrice(document.body.symbol);
  const { formatDate } = useFigureFormat();
  return (
    <Workbench
      document={document}
      fundamentals={fundamentals}
      workspace={workspace}
      startsEdited={draftSavedAt !== null}
      isReadOnly={isReadOnly}
      onKept={onKept}
      onDataShown={onDataShown}
      onSaveFile={onSaveFile}
      live={isReadOnly ? undefined : live}
      notices={
        <>
          {note !== null && <Notice tone={isReadOnly ? 'warning' : 'note'}>{note}</Notice>}
          {draftProblem !== null && (
            <Notice tone="error" announce="assertive">
              {draftProblem}
            </Notice>
          )}
        </>
      }
      untilSaved={
        draftSavedAt !== null && (
          <Notice
            tone="note"
            action={
              document.baseRevision > 0 && (
                <Button variant="link" onPress={onDiscardDraft}>
                  Go back to the saved version
                </Button>
              )
            }
          >
            Edits of {formatDate(draftSavedAt, 'minute')} that were not saved are restored.
          </Notice>
        )
      }
    />
  );
}
