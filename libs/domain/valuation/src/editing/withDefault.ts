import { forecastPeriodOf, type AssumptionRow, type ValuationModelBody } from '@finance-analyst/documents';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { provenanceOf } from '../saved-model/provenanceOf.js';
import { withoutField } from './withoutField.js';

/** A row with another default, which is also its value unless the analyst set that. */
export function withDefault(
  body: Pick<ValuationModelBody, 'baseYearEnd'>,
  row: AssumptionRow,
  assumption: Assumption,
): AssumptionRow {
  const { value, reason, spread } = assumption;
  const provenance = provenanceOf(assumption);
  const period = forecastPeriodOf(body, row) ?? 1;
  const ofYear = typeof value === 'object' ? value[period - 1] : value;
  const defaultValue = ofYear === undefined ? row.defaultValue : ofYear;
  return {
    ...withoutField(row, 'provenance'),
    value: row.edited ? row.value : defaultValue,
    defaultValue,
    reason,
    ...(spread === undefined ? {} : { spread }),
    ...(provenance ? { provenance } : {}),
  };
}
