import { writeSymbol } from '@finance-analyst/documents';
import { HeatMap } from '@finance-analyst/charts';
import { useFigureFormat, type FigureFormat } from '@finance-analyst/figures';
import type { Figure } from '@finance-analyst/model-engine';
import { sensitivityOf, type Valuation } from '@finance-analyst/valuation';
import { chartProvenance } from '../model/chartProvenance.js';
import { messages } from './messages.js';

/** Value per share over the two assumptions that move it most. */
export function SensitivityPanel({ valuation }: { readonly valuation: Valuation }) {
  const { format } = useFigureFormat();
  const grid = sensitivityOf(valuation);
  const { body } = valuation;
  if (!grid.ok)
    return (
      <HeatMap
        title={messages.sensitivity}
        summary={grid.reason}
        rowTitle={messages.wacc}
        columnTitle={messages.terminalValue}
        rows={[]}
        columns={[]}
        cells={[]}
        format={{ kind: 'per-share', currency: body.currency }}
        state={{ kind: 'empty', title: messages.noSensitivity, message: grid.reason }}
      />
    );
  const { rows, columns, cells } = grid;
  const column = messages.terminalInputs[grid.column];
  const text = (value: number, kind: 'rate' | 'multiple', unit: FigureFormat['unit']): string =>
    format(value, { kind, precision: kind === 'rate' ? 2 : 1, unit });
  const rate = (value: number): string => text(value, 'rate', 'shown');
  const columnText = (value: number): string => text(value, column.kind, 'shown');
  const price = body.priceSnapshot?.currency === body.currency ? body.priceSnapshot : null;
  return (
    <HeatMap
      title={messages.waccAgainst(column.name)}
      note={messages.valuePerShareIn(body.currency)}
      summary={messages.sensitivitySummary([rate(rows[0] ?? 0), rate(rows.at(-1) ?? 0)], column.name, [
        columnText(columns[0] ?? 0),
        columnText(columns.at(-1) ?? 0),
      ])}
      rowTitle={messages.waccPercent}
      columnTitle={column.kind === 'rate' ? messages.percentOf(column.title) : column.title}
      rows={rows.map((value) => ({
        label: text(value, 'rate', 'hidden'),
        spoken: messages.waccOf(rate(value)),
      }))}
      columns={columns.map((value) => ({
        label: text(value, column.kind, 'hidden'),
        spoken: `${column.title} ${columnText(value)}`,
      }))}
      cells={cells}
      format={{ kind: 'per-share', currency: body.currency, precision: cellPrecision(cells), unit: 'hidden' }}
      base={{ row: (rows.length - 1) / 2, column: (columns.length - 1) / 2 }}
      {...(price ? { reference: price.price, referenceLabel: messages.price } : {})}
      fileName={`${writeSymbol(body.instrument)} sensitivity`}
      provenance={chartProvenance(valuation)}
    />
  );
}

/** As many decimals as five columns have room for, the same in every cell. */
function cellPrecision(cells: readonly (readonly Figure[])[]): number {
  const largest = Math.max(...cells.flat().map((figure) => (figure.ok ? Math.abs(figure.value) : 0)));
  return largest >= 1000 ? 0 : largest >= 100 ? 1 : 2;
}
