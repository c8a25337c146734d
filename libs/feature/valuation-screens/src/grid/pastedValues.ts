import { readEntry, type FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { driverFormat, type ForecastRow } from '../forecast/forecastRows.js';
import { assumptionIn, cellName, type ForecastColumn } from './forecastCells.js';
import { messages } from './messages.js';
import type { ClipboardBlock } from './readClipboardBlock.js';

export type PastedValues =
  | {
      readonly ok: true;
      /** New values by the id of their assumption. */
      readonly values: ReadonlyMap<string, number>;
      /** Cells of the block that lie beyond the table. */
      readonly leftOut: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * What a block makes of the cells from the target on, each read as if it was typed there. All of it or nothing: a
 * cell that cannot be edited or read refuses the block. Empty cells leave what is there.
 */
export function pastedValues(
  block: ClipboardBlock,
  {
    rows,
    columns,
    valuation,
    formatting,
  }: {
    /** The rows on screen from the target's on, and the columns. */
    readonly rows: readonly ForecastRow[];
    readonly columns: readonly ForecastColumn[];
    readonly valuation: Valuation;
    readonly formatting: FigureFormatting;
  },
): PastedValues {
  const values = new Map<string, number>();
  let leftOut = 0;
  for (const [down, cells] of block.entries())
    for (const [across, cell] of cells.entries()) {
      const text = cell.trim();
      if (text === '') continue;
      const row = rows[down];
      const column = columns[across];
      if (!row || !column) {
        leftOut += 1;
        continue;
      }
      const name = cellName(valuation, { row, column });
      const assumption = assumptionIn(valuation, { row, column });
      if (!assumption)
        return {
          ok: false,
          reason: column.kind === 'filed' ? messages.isFiled(name) : messages.isCalculated(name),
        };
      const entry = readEntry(text, driverFormat, row.limits ?? {}, formatting);
      if (!entry.ok) return { ok: false, reason: messages.cannotRead(name, text, entry.reason) };
      values.set(assumption.id, entry.value);
    }
  return values.size === 0 && leftOut === 0
    ? { ok: false, reason: messages.nothingCopied }
    : { ok: true, values, leftOut };
}
