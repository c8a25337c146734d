import { isSameValue, type ValuationModelDocument } from '@finance-analyst/documents';
import { describeMoment, type FigureFormatting } from '@finance-analyst/figures';
import type { Draft } from '@finance-analyst/workspace';
import { messages } from '../messages.js';

/** Says that nothing but the weights has unsaved changes, which the weights shown include; null for other changes or none. */
export function unsavedWeights(
  draft: Draft<ValuationModelDocument>,
  { body }: Pick<ValuationModelDocument, 'body'>,
  now: Date,
  formatting: FigureFormatting,
): string | null {
  const { caseWeights } = draft.document.body;
  return isSameValue(caseWeights, body.caseWeights) ||
    !isSameValue(draft.document.body, { ...body, caseWeights })
    ? null
    : messages.unsavedWeights(describeMoment(draft.savedAt, now, formatting));
}
