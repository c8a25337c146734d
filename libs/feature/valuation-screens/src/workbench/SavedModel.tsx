import { pastDayOf, writeSymbol } from '@finance-analyst/documents';
import { OpeningNotices } from '@finance-analyst/components';
import { useLivePrice } from '../price/useLivePrice.js';
import { usePriceOfDay } from '../price/usePriceOfDay.js';
import { ModelVersionNotice } from '../saving/ModelVersionNotice.js';
import { OldStatementsNotice } from './OldStatementsNotice.js';
import type { SavedValuationProps } from './SavedValuationProps.js';
import type { OpenedModel } from './useOpenModel.js';
import { Workbench } from './Workbench.js';

/** A stored model in the workbench, with notices about how it was opened. */
export function SavedModel({
  opened,
  workspace,
  clock,
  revision,
  onStored,
  onReopen,
  onDataShown,
  onSaveFile,
  loadMemoWorkers,
}: SavedValuationProps & {
  readonly opened: OpenedModel;
}) {
  const { opening, fundamentals, draftProblem, isReadOnly, note } = opened;
  const { document } = opening;
  const symbol = writeSymbol(document.body.instrument);
  const live = usePriceOfDay(symbol, pastDayOf(document), useLivePrice(symbol));
  return (
    <Workbench
      opening={opening}
      fundamentals={fundamentals}
      workspace={workspace}
      clock={clock}
      isReadOnly={isReadOnly}
      onStored={onStored}
      onReopen={onReopen}
      onDataShown={onDataShown}
      onSaveFile={onSaveFile}
      loadMemoWorkers={loadMemoWorkers}
      live={isReadOnly ? undefined : live}
      notices={
        <>
          {revision !== null && <ModelVersionNotice version={document} workspace={workspace} />}
          <OpeningNotices note={note} isReadOnly={isReadOnly} draftProblem={draftProblem} />
          <OldStatementsNotice model={document} fundamentals={fundamentals} clock={clock} />
        </>
      }
    />
  );
}
