import { writeReason, type Reason } from '@finance-analyst/foundation';

/** A note as the sentence of `CompanyFundamentals.notes`: digits ungrouped, days as ISO dates. */
export const writeNote = (note: Reason): string =>
  writeReason(note, (figure) => (figure.kind === 'day' ? figure.day : String(figure.value)));
