import { Notice } from '@finance-analyst/components';
import { isSameValue, type ValuationModelDocument } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { Draft } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** Says that the model has unsaved changes, which the analysis leaves out, except the weights: their panel says so. */
export function UnsavedChanges({
  draft,
  problem,
  document,
  clock,
}: {
  readonly draft: Draft<ValuationModelDocument> | null;
  /** Why unsaved changes could not be read. */
  readonly problem: string | null;
  /** The version that is analyzed. */
  readonly document: ValuationModelDocument;
  readonly clock: () => Date;
}): ReactElement | null {
  const formatting = useFigureFormat();
  if (problem !== null)
    return (
      <Notice tone="error" announce="polite" title={messages.draftFailed}>
        {messages.draftFailedExplained(problem, String(document.baseRevision))}
      </Notice>
    );
  if (draft === null) return null;
  const moment = describeMoment(draft.savedAt, clock(), formatting);
  const { caseWeights } = draft.document.body;
  const hasWeights = !isSameValue(caseWeights, document.body.caseWeights);
  const hasOthers = !isSameValue(draft.document.body, { ...document.body, caseWeights });
  const version = String(document.baseRevision);
  if (!hasOthers) return null;
  const words = hasWeights ? messages.unsavedBesideWeights : messages.unsavedChanges;
  return <Notice tone="note">{words(version, moment)}</Notice>;
}
