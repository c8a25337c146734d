import { HeatMap, type ChartProvenance } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Evaluator } from '@finance-analyst/model-engine';
import { quickGrid } from '@finance-analyst/valuation';
import { inputName, messages } from './messages.js';
import type { ToolEntries } from './ToolEntries.js';

/** Value per share around the base case's growth and multiple. */
export function GrowthMultipleMap({
  entries,
  evaluator,
  provenance,
}: {
  readonly entries: ToolEntries;
  readonly evaluator: Evaluator;
  readonly provenance: ChartProvenance | undefined;
}) {
  const { format } = useFigureFormat();
  const { basis, currency, values, symbol } = entries;
  const grid = quickGrid(evaluator);
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  const times = (value: number): string => format(value, { kind: 'multiple', precision: 1 });
  const multiple = inputName('multiple', basis);
  const largest = Math.max(0, ...grid.cells.flat().map((figure) => (figure.ok ? Math.abs(figure.value) : 0)));
  return (
    <HeatMap
      title={messages.grid}
      note={messages.gridNote(currency)}
      summary={messages.gridSummary(
        [rate(grid.rows[0] ?? 0), rate(grid.rows.at(-1) ?? 0)],
        [times(grid.columns[0] ?? 0), times(grid.columns.at(-1) ?? 0)],
      )}
      rowTitle={messages.growthPercent}
      columnTitle={multiple}
      rows={grid.rows.map((value) => ({
        label: format(value, { kind: 'rate', precision: 1, unit: 'hidden' }),
        spoken: messages.growthOf(rate(value)),
      }))}
      columns={grid.columns.map((value) => ({
        label: format(value, { kind: 'multiple', precision: 1, unit: 'hidden' }),
        spoken: `${multiple} ${times(value)}`,
      }))}
      cells={grid.cells}
      format={{
        kind: 'per-share',
        currency,
        precision: largest >= 1000 ? 0 : largest >= 100 ? 1 : 2,
        unit: 'hidden',
      }}
      base={{ row: 2, column: 2 }}
      {...(values.price === undefined ? {} : { reference: values.price, referenceLabel: messages.price })}
      fileName={messages.fileName(symbol)}
      provenance={provenance}
    />
  );
}
