import type { ExplainTarget } from '../model/ExplainTarget.js';
import type { ForecastCell } from './forecastCells.js';

/** What the derivation of a cell's figure is asked by; null where the past has none. */
export function explainTarget({ row, column }: ForecastCell): ExplainTarget | null {
  if (column.kind === 'forecast') return { kind: 'model', name: row.name, period: column.period };
  return row.history === null
    ? null
    : { kind: 'history', line: row.history, period: column.year.period.label };
}
