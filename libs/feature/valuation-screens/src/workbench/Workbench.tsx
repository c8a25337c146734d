import type { AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FailureNotice } from '@finance-analyst/components';
import { useModelEditing } from '../editing/useModelEditing.js';
import { useEditingShortcuts } from '../editing/useEditingShortcuts.js';
import { evaluateValuation } from '../model/evaluateValuation.js';
import { sourceName } from '../model/sourceName.js';
import { useSaving } from '../saving/useSaving.js';
import { WorkbenchHeader } from './WorkbenchHeader.js';
import { WorkbenchPanels } from './WorkbenchPanels.js';
import { WorkbenchAnswer } from './WorkbenchAnswer.js';
import styles from './Workbench.module.css';
import type { DataShown } from './WorkbenchScreen.js';
import { useAssumptionEdits } from './useAssumptionEdits.js';

export interface WorkbenchProps {
  readonly document: AnalystDocument;
  readonly fundamentals: CompanyFundamentals;
  readonly workspace: Workspace;
  /** The document is a draft that was never saved in this form. */
  readonly startsEdited: boolean;
  /** Told the model's id when it is first written down, as a draft or a saved version. */
  readonly onKept: (id: string) => void;
  /** What to know before reading the figures: a restored draft, an old price. */
  readonly notices?: ReactNode;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
}

/** One model, open: its answer, its forecast, what it rests on. */
export function Workbench(props: WorkbenchProps) {
  const { document: opened, fundamentals, workspace, startsEdited, onKept, notices, onDataShown } = props;
  const editing = useModelEditing(opened);
  const saving = useSaving({ workspace, opened, body: editing.body, startsEdited, onKept });
  useEditingShortcuts({ undo: editing.undo, redo: editing.redo, save: saving.save });

  const result = useMemo(() => evaluateValuation(editing.body, fundamentals), [editing.body, fundamentals]);
  const edits = useAssumptionEdits(editing, fundamentals);
  const deferred = useDeferredValue(result);
  const price = editing.body.priceSnapshot ?? null;
  useEffect(() => {
    onDataShown?.({
      source: sourceName(fundamentals.source),
      asOf: price?.asOf ?? fundamentals.lastFiled,
      sample: fundamentals.source === 'sample',
    });
    return () => onDataShown?.(null);
  }, [onDataShown, fundamentals, price?.asOf]);
  const [historyYears, setHistoryYears] = useState(3);

  return (
    <div className={styles['screen']}>
      <WorkbenchHeader
        editing={editing}
        saving={saving}
        fundamentals={fundamentals}
        onResetAll={edits.resetAll}
      />
      {notices}
      {result.ok ? (
        <WorkbenchAnswer valuation={result.valuation} history={editing.history} fundamentals={fundamentals} />
      ) : (
        <FailureNotice title="The model cannot be computed">{result.reasons.join(' ')}</FailureNotice>
      )}
      {deferred.ok && (
        <WorkbenchPanels
          valuation={deferred.valuation}
          edits={edits}
          historyYears={historyYears}
          onHistoryYears={setHistoryYears}
        />
      )}
    </div>
  );
}
