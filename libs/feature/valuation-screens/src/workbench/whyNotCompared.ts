import type { ValuationModelBody } from '@finance-analyst/documents';
import { messages } from '../comparison/messages.js';
import type { Saving } from '../saving/Saving.js';

/** Why an open model cannot be compared with another state of it; null if it can. */
export function whyNotCompared({
  body,
  saving,
  isReadOnly,
}: {
  readonly body: ValuationModelBody;
  readonly saving: Saving;
  readonly isReadOnly: boolean;
}): string | null {
  if (isReadOnly) return messages.readOnly;
  const isSaved = saving.document.baseRevision > 0;
  const isEdited =
    body.assumptions.some(({ edited }) => edited) || body.scenarios.some((scenario) => scenario.isEdited);
  return isSaved || isEdited ? null : messages.nothingToCompare;
}
