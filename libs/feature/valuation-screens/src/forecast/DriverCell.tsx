import { assumptionRowId } from '@finance-analyst/documents';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import { useCallback } from 'react';
import { plausibilityHint } from '../plausibility/plausibilityHint.js';
import { driverFormat, type ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import { forecastYearLabel } from './forecastYearLabel.js';

/** Told why the entry of a year was refused, and null when it no longer is. */
export type RefusalOfYear = (period: number, reason: string | null) => void;

/** One driver in one year, edited in place. */
export function DriverCell({
  row,
  period,
  valuation,
  scale,
  isReadOnly = false,
  onEdit,
  onRefusal,
}: ForecastTableProps & {
  readonly row: ForecastRow;
  readonly period: number;
  readonly onRefusal: RefusalOfYear;
}) {
  const refuse = useCallback(
    (reason: string | null) => {
      onRefusal(period, reason);
    },
    [onRefusal, period],
  );
  const { format } = useFigureFormat();
  const id = assumptionRowId(row.name, period);
  const assumption = valuation.rows.get(id);
  if (!assumption || typeof assumption.value !== 'number') return null;
  const hint = plausibilityHint(assumption, { valuation, scale, format });
  return (
    <FigureField
      appearance="cell"
      isLabelHidden
      label={`${row.fullLabel} ${forecastYearLabel(valuation, period)}`}
      description={hint ?? undefined}
      {...driverFormat}
      step={0.001}
      {...row.limits}
      value={assumption.value}
      isEdited={assumption.edited}
      isReadOnly={isReadOnly}
      onRefusal={refuse}
      onCommit={(value) => {
        onEdit(id, value);
      }}
    />
  );
}
