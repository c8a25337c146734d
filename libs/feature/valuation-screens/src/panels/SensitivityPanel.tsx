import { HeatMap } from '@finance-analyst/charts';
import { useFigureFormat, type FigureFormat } from '@finance-analyst/figures';
import type { Figure } from '@finance-analyst/model-engine';
import { chartProvenance } from '../model/chartProvenance.js';
import type { Valuation } from '../model/Valuation.js';
import { sensitivityOf } from './sensitivityOf.js';

/** Value per share over the two assumptions that move it most. */
export function SensitivityPanel({ valuation }: { readonly valuation: Valuation }) {
  const { format, formatDate } = useFigureFormat();
  const grid = sensitivityOf(valuation);
  const { body } = valuation;
  if (!grid.ok)
    return (
      <HeatMap
        title="Sensitivity"
        summary={grid.reason}
        rowTitle="WACC"
        columnTitle="Terminal value"
        rows={[]}
        columns={[]}
        cells={[]}
        format={{ kind: 'per-share', currency: body.currency }}
        state={{ kind: 'empty', title: 'No sensitivity', message: grid.reason }}
      />
    );
  const { rows, columns, cells, column } = grid;
  const text = (value: number, kind: 'rate' | 'multiple', unit: FigureFormat['unit']): string =>
    format(value, { kind, precision: kind === 'rate' ? 2 : 1, unit });
  const rate = (value: number): string => text(value, 'rate', 'shown');
  const columnText = (value: number): string => text(value, column.kind, 'shown');
  const price = body.priceSnapshot?.currency === body.currency ? body.priceSnapshot : null;
  return (
    <HeatMap
      title={`WACC against ${column.name}`}
      note={`value per share, ${body.currency}`}
      summary={`Value per share for costs of capital from ${rate(rows[0] ?? 0)} to ${rate(rows.at(-1) ?? 0)} and ${column.name} from ${columnText(columns[0] ?? 0)} to ${columnText(columns.at(-1) ?? 0)}.`}
      rowTitle="WACC %"
      columnTitle={column.kind === 'rate' ? `${column.title} %` : column.title}
      rows={rows.map((value) => ({ label: text(value, 'rate', 'hidden'), spoken: `WACC ${rate(value)}` }))}
      columns={columns.map((value) => ({
        label: text(value, column.kind, 'hidden'),
        spoken: `${column.title} ${columnText(value)}`,
      }))}
      cells={cells}
      format={{ kind: 'per-share', currency: body.currency, precision: cellPrecision(cells), unit: 'hidden' }}
      base={{ row: (rows.length - 1) / 2, column: (columns.length - 1) / 2 }}
      {...(price ? { reference: price.price, referenceLabel: 'price' } : {})}
      fileName={`${body.symbol} sensitivity`}
      provenance={chartProvenance(valuation, formatDate)}
      sample={valuation.sample || undefined}
    />
  );
}

/** As many decimals as five columns have room for, the same in every cell. */
function cellPrecision(cells: readonly (readonly Figure[])[]): number {
  const largest = Math.max(...cells.flat().map((figure) => (figure.ok ? Math.abs(figure.value) : 0)));
  return largest >= 1000 ? 0 : largest >= 100 ? 1 : 2;
}
