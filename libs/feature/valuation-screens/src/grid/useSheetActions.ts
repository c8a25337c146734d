import { useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { forecastRows } from '../forecast/forecastRows.js';
import { copiedText } from './copiedText.js';
import { assumptionIn, cellName, type ForecastCell, type ForecastColumn } from './forecastCells.js';
import type { GridAnswer } from './GridAnswer.js';
import { messages } from './messages.js';
import { pastedValues } from './pastedValues.js';
import type { ClipboardBlock } from './readClipboardBlock.js';

type Cells = readonly (readonly HTMLTableCellElement[])[];

export interface SheetActionsOptions {
  readonly valuation: Valuation;
  readonly columns: readonly ForecastColumn[];
  readonly scale: FigureScale;
  readonly onPaste: (values: ReadonlyMap<string, number>) => void;
  readonly onFillRight: (rowIds: readonly string[]) => void;
  readonly onResetRows: (rowIds: readonly string[]) => void;
  readonly onAnswer: (answer: GridAnswer) => void;
}

export interface SheetActions {
  /** The cells as a spreadsheet takes them; null where there are none. */
  readonly copy: (cells: Cells) => string | null;
  /** Fills the cells from the first on; answers with those that it filled, null where it was refused. */
  readonly paste: (block: ClipboardBlock, cells: Cells) => Cells | null;
  /** Carries the first column of the cells to the last year. */
  readonly fillRight: (cells: Cells) => void;
  /** Puts those of the cells that were edited back to their defaults; says whether there were any. */
  readonly reset: (cells: Cells) => boolean;
}

/** What is done with cells as a whole. Each answer is given once, in words. */
export function useSheetActions({
  valuation,
  columns,
  scale,
  onPaste,
  onFillRight,
  onResetRows,
  onAnswer,
}: SheetActionsOptions): SheetActions {
  const formatting = useFigureFormat();
  const cellFor = (element: HTMLTableCellElement | undefined): ForecastCell | null => {
    const name = element?.closest('tr')?.dataset['row'];
    const row = forecastRows.find((one) => one.name === name);
    // The first cell of a row is its name.
    const column = element && columns[element.cellIndex - 1];
    return row && column ? { row, column } : null;
  };
  const isChange = (values: ReadonlyMap<string, number>): boolean =>
    [...values].some(([id, value]) => valuation.rows.get(id)?.value !== value);
  const refuse = (what: string, reason: string): null => {
    onAnswer({ tone: 'error', words: `${what} ${reason}` });
    return null;
  };

  return {
    copy: (elements) => {
      const cells = elements.map((row) => row.flatMap((element) => cellFor(element) ?? []));
      const count = cells.flat().length;
      if (count === 0) return null;
      onAnswer({ tone: 'quiet', words: messages.copied(count) });
      return copiedText(cells, { valuation, scale, locale: formatting.locale });
    },
    paste: (block, elements) => {
      if (elements.length === 0) return refuse(messages.notPasted, messages.noCell);
      const result = pastedValues(block, {
        rows: elements.flatMap((row) => cellFor(row[0])?.row ?? []),
        columns: elements[0]?.flatMap((element) => cellFor(element)?.column ?? []) ?? [],
        valuation,
        formatting,
      });
      if (!result.ok) return refuse(messages.notPasted, result.reason);
      onPaste(result.values);
      const filled = messages.filled(result.values.size);
      const followsEdit = isChange(result.values);
      onAnswer(
        result.leftOut === 0
          ? { tone: 'quiet', words: filled, followsEdit }
          : { tone: 'warning', words: `${filled} ${messages.leftOut(result.leftOut)}`, followsEdit },
      );
      return elements
        .slice(0, block.length)
        .map((row) => row.slice(0, Math.max(...block.map(({ length }) => length))));
    },
    fillRight: (elements) => {
      const cells = elements.flatMap((row) => cellFor(row[0]) ?? []);
      if (cells.length === 0) {
        refuse(messages.notFilled, messages.noCell);
        return;
      }
      const ids: string[] = [];
      let filled = 0;
      for (const cell of cells) {
        const { column } = cell;
        const name = cellName(valuation, cell);
        const assumption = assumptionIn(valuation, cell);
        if (column.kind === 'filed' || !assumption) {
          refuse(
            messages.notFilled,
            column.kind === 'filed' ? messages.isFiled(name) : messages.isCalculated(name),
          );
          return;
        }
        if (column.period === valuation.body.years) {
          refuse(messages.notFilled, messages.isLastYear(name));
          return;
        }
        ids.push(assumption.id);
        filled += valuation.body.years - column.period;
      }
      onFillRight(ids);
      // Nothing of it is shown: whether it stays until the edit after this one is nothing that can be seen.
      onAnswer({ tone: 'quiet', words: messages.filled(filled), followsEdit: true });
    },
    reset: (elements) => {
      const ids = elements.flat().flatMap((element) => {
        const cell = cellFor(element);
        const assumption = cell && assumptionIn(valuation, cell);
        return assumption?.edited ? [assumption.id] : [];
      });
      if (ids.length === 0) return false;
      onResetRows(ids);
      onAnswer({ tone: 'quiet', words: messages.reset(ids.length), followsEdit: true });
      return true;
    },
  };
}
