import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { ValuationModelBody, ValuationModelDocument } from '@finance-analyst/documents';
import { messages } from '../comparison/messages.js';

/** Why an open model cannot be compared with another state of it; null if it can. */
export function whyNotCompared({
  body,
  saving,
  isReadOnly,
}: {
  readonly body: ValuationModelBody;
  readonly saving: DocumentSaving<ValuationModelDocument>;
  readonly isReadOnly: boolean;
}): string | null {
  if (isReadOnly) return messages.readOnly;
  const isSaved = saving.document.baseRevision > 0;
  const isEdited =
    body.assumptions.some(({ edited }) => edited) || body.scenarios.some((scenario) => scenario.isEdited);
  return isSaved || isEdited ? null : messages.nothingToCompare;
}
