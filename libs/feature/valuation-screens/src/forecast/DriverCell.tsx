import { assumptionRowId } from '@finance-analyst/documents';
import { FigureField } from '@finance-analyst/figures';
import { driverFormat, type ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTable.js';
import { forecastYearLabel } from './forecastYearLabel.js';

/** One driver in one year, edited in place. */
export function DriverCell({
  row,
  period,
  valuation,
  isReadOnly = false,
  onEdit,
}: ForecastTableProps & { readonly row: ForecastRow; readonly period: number }) {
  const id = assumptionRowId(row.name, period);
  const assumption = valuation.rows.get(id);
  if (!assumption || typeof assumption.value !== 'number') return null;
  return (
    <FigureField
      appearance="cell"
      isLabelHidden
      label={`${row.fullLabel} ${forecastYearLabel(valuation, period)}`}
      {...driverFormat}
      step={0.001}
      {...row.limits}
      value={assumption.value}
      isEdited={assumption.edited}
      isReadOnly={isReadOnly}
      onCommit={(value) => {
        onEdit(id, value);
      }}
    />
  );
}
