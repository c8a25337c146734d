import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useLivePrice } from '../price/useLivePrice.js';
import { EarlierVersionNotice } from './EarlierVersionNotice.js';
import { OldStatementsNotice } from './OldStatementsNotice.js';
import { OtherEditsNotice } from './OtherEditsNotice.js';
import type { SavedValuationProps } from './SavedValuationProps.js';
import type { OpenModel } from './useOpenModel.js';
import { Workbench } from './Workbench.js';
import { messages } from './messages.js';

/** A model of this device in the workbench, with what is to be said of how it was opened. */
export function SavedModel({
  opened,
  onLeaveEdits,
  workspace,
  clock,
  revision,
  onKept,
  onReopen,
  onDataShown,
  onSaveFile,
}: SavedValuationProps & {
  readonly opened: Extract<OpenModel, { kind: 'open' }>;
  readonly onLeaveEdits: () => void;
}) {
  const { document, fundamentals, draftSavedAt, saved, newer, base, others, draftProblem, isReadOnly, note } =
    opened;
  const live = useLivePrice(document.body.symbol);
  const { formatDate } = useFigureFormat();
  return (
    <Workbench
      document={document}
      fundamentals={fundamentals}
      workspace={workspace}
      clock={clock}
      startsEdited={draftSavedAt !== null}
      saved={saved}
      newer={newer}
      base={base}
      isReadOnly={isReadOnly}
      onKept={onKept}
      onReopen={onReopen}
      onDataShown={onDataShown}
      onSaveFile={onSaveFile}
      live={isReadOnly ? undefined : live}
      notices={
        <>
          {revision !== null && <EarlierVersionNotice version={document} workspace={workspace} />}
          {note !== null && <Notice tone={isReadOnly ? 'warning' : 'note'}>{note}</Notice>}
          {draftProblem !== null && (
            <Notice tone="error" announce="assertive">
              {draftProblem}
            </Notice>
          )}
          {others.map((draft) => (
            <OtherEditsNotice key={draft.sessionId} draft={draft} workspace={workspace} onReopen={onReopen} />
          ))}
          <OldStatementsNotice model={document} fundamentals={fundamentals} clock={clock} />
        </>
      }
      untilSaved={
        draftSavedAt !== null && (
          <Notice
            tone="note"
            action={
              document.baseRevision > 0 && (
                <Button variant="link" onPress={onLeaveEdits}>
                  {messages.backToSaved}
                </Button>
              )
            }
          >
            {messages.editsRestored(formatDate(draftSavedAt, 'minute'))}
          </Notice>
        )
      }
    />
  );
}
