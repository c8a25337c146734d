import { HeatMap } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Figure } from '@finance-analyst/model-engine';
import { sensitivityOf, type Valuation } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import { useModelFiles } from '../export/useModelFiles.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';

/** Value per share over the two assumptions that move it most. */
export function SensitivityPanel({ valuation }: { readonly valuation: Valuation }) {
  const { format } = useFigureFormat();
  const files = useModelFiles(valuation, 'sensitivity');
  const grid = sensitivityOf(valuation);
  const { body } = valuation;
  const view = methodViewOf(body.template);
  const rateWords = view.words;
  if (!grid.ok)
    return (
      <HeatMap
        title={messages.sensitivity}
        summary={grid.reason}
        rowTitle={rateWords.rate}
        columnTitle={messages.terminalValue}
        rows={[]}
        columns={[]}
        cells={[]}
        format={{ kind: 'per-share', currency: body.currency }}
        state={{ kind: 'empty', title: messages.noSensitivity, message: grid.reason }}
      />
    );
  const { rows, columns, cells } = grid;
  const { label, format: columnFormat } = inputWords(grid.column, {
    view,
    currency: body.currency,
    scale: 'units',
  });
  const columnName = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const rateFormat = { kind: 'rate', precision: 2 } as const;
  const rate = (value: number): string => format(value, rateFormat);
  const columnText = (value: number): string => format(value, columnFormat);
  const price = body.priceSnapshot?.currency === body.currency ? body.priceSnapshot : null;
  return (
    <HeatMap
      title={messages.rateAgainst(rateWords.rate, columnName)}
      note={messages.valuePerShareIn(body.currency)}
      summary={messages.sensitivitySummary(
        rateWords.rateName,
        [rate(rows[0] ?? 0), rate(rows.at(-1) ?? 0)],
        columnName,
        [columnText(columns[0] ?? 0), columnText(columns.at(-1) ?? 0)],
      )}
      rowTitle={messages.percentOf(rateWords.rate)}
      columnTitle={columnFormat.kind === 'rate' ? messages.percentOf(label) : label}
      rows={rows.map((value) => ({
        label: format(value, { ...rateFormat, unit: 'hidden' }),
        spoken: `${rateWords.rate} ${rate(value)}`,
      }))}
      columns={columns.map((value) => ({
        label: format(value, { ...columnFormat, unit: 'hidden' }),
        spoken: `${label} ${columnText(value)}`,
      }))}
      cells={cells}
      format={{ kind: 'per-share', currency: body.currency, precision: cellPrecision(cells), unit: 'hidden' }}
      base={grid.base}
      {...(price ? { reference: price.price, referenceLabel: messages.price } : {})}
      {...files}
    />
  );
}

/** As many decimals as five columns have room for, the same in every cell. */
function cellPrecision(cells: readonly (readonly Figure[])[]): number {
  const largest = Math.max(...cells.flat().map((figure) => (figure.ok ? Math.abs(figure.value) : 0)));
  return largest >= 1000 ? 0 : largest >= 100 ? 1 : 2;
}
