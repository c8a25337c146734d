import type { AssumptionRow } from '@finance-analyst/documents';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { provenanceOf } from '../saved-model/provenanceOf.js';
import { withoutField } from './withoutField.js';

/** The row with another default, which is its value too unless the analyst set that. */
export function withDefault(row: AssumptionRow, assumption: Assumption): AssumptionRow {
  const { value, reason, spread } = assumption;
  const provenance = provenanceOf(assumption);
  const defaultValue = typeof value === 'object' ? (value[(row.period ?? 1) - 1] ?? row.defaultValue) : value;
  return {
    ...withoutField(row, 'provenance'),
    value: row.edited ? row.value : defaultValue,
    defaultValue,
    reason,
    ...(spread === undefined ? {} : { spread }),
    ...(provenance ? { provenance } : {}),
  };
}
