import type { CellAddress } from '../cells/CellAddress.js';
import { isSelectable, takesEntries, type GridShape } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import { placeOf } from '../cells/placeOf.js';
import { clipboardText } from '../clipboard/clipboardText.js';
import type { ClipboardBlock } from '../clipboard/readClipboardBlock.js';
import type { GridAnswer } from '../answers/GridAnswer.js';
import { gridMessages } from '../answers/gridMessages.js';
import type { CellFill, GridSheet } from './GridSheet.js';
import { pastedEntries } from './pastedEntries.js';

type Cells = readonly (readonly CellAddress[])[];

/** Actions on cells as a whole. Each reports one message. */
export interface SheetActions {
  /** The cells as text for a spreadsheet; null if there are none. */
  readonly copy: (cells: Cells) => string | null;
  /** Fills the cells from a target on; returns the last one filled, or null if refused. */
  readonly paste: (block: ClipboardBlock, target: CellAddress | undefined) => CellAddress | null;
  /** Fills the first of the cells in each row to the end of the row. */
  readonly fillRight: (cells: Cells) => void;
  /** Resets those of the cells that were edited; returns whether there were any. */
  readonly reset: (cells: Cells) => boolean;
}

export function createSheetActions<Value>(
  shape: GridShape,
  { textOf, editing }: GridSheet<Value>,
  onAnswer: (answer: GridAnswer) => void,
): SheetActions {
  const refuse = (what: string, reason: string): null => {
    onAnswer({ tone: 'error', words: `${what} ${reason}` });
    return null;
  };
  return {
    copy: (cells) => {
      const count = cells.reduce((sum, { length }) => sum + length, 0);
      if (count === 0) return null;
      onAnswer({ tone: 'quiet', words: gridMessages.copied(count) });
      return clipboardText(cells.map((row) => row.map(textOf)));
    },
    paste: (block, target) => {
      if (!editing) return null;
      if (!target) return refuse(gridMessages.notPasted, gridMessages.noCell);
      const cells = cellsFrom(shape, target, block, editing.rowsFrom?.(target.row, block.length));
      const result = pastedEntries(block, cells, editing);
      if (!result.ok) return refuse(gridMessages.notPasted, result.reason);
      const followsEdit = editing.enter(result.entries);
      const filled = gridMessages.filled(result.entries.length);
      onAnswer(
        result.leftOut === 0
          ? { tone: 'quiet', words: filled, followsEdit }
          : { tone: 'warning', words: `${filled} ${gridMessages.leftOut(result.leftOut)}`, followsEdit },
      );
      return cells.at(-1)?.at(-1) ?? null;
    },
    fillRight: (cells) => {
      if (!editing) return;
      const fills: CellFill[] = [];
      for (const [from] of cells) {
        if (!from) continue;
        const refusal = editing.refusalOf(from, 'fillRight');
        if (refusal !== null) {
          refuse(gridMessages.notFilled, refusal);
          return;
        }
        fills.push({ from, to: entriesRightOf(shape, from) });
      }
      if (fills.length === 0) {
        refuse(gridMessages.notFilled, gridMessages.noCell);
        return;
      }
      editing.fillRight(fills);
      const filled = fills.reduce((sum, { to }) => sum + to.length, 0);
      // Announced only, so it does not matter that it stays past the next edit.
      onAnswer({ tone: 'quiet', words: gridMessages.filled(filled), followsEdit: true });
    },
    reset: (cells) => {
      const count = editing?.reset(cells.flat()) ?? 0;
      if (count === 0) return false;
      const words = (editing?.resetWords ?? gridMessages.reset)(count);
      onAnswer({ tone: 'quiet', words, followsEdit: true });
      return true;
    },
  };
}

/** The cells that a block covers from a target on, within the grid or in the rows given. */
function cellsFrom(
  { rows, columns, kindOf }: GridShape,
  target: CellAddress,
  block: ClipboardBlock,
  given: readonly string[] | undefined,
): Cells {
  const isCovered = (cell: CellAddress): boolean => {
    const kind = kindOf(cell);
    return kind !== null && isSelectable(kind);
  };
  const width = block.reduce((widest, { length }) => Math.max(widest, length), 0);
  const across = columns
    .slice(placeOf(columns, target.column))
    .filter((column) => isCovered({ row: target.row, column }))
    .slice(0, width);
  if (given) return given.map((row) => across.map((column) => ({ row, column })));
  const down: string[] = [];
  for (let place = placeOf(rows, target.row) ?? rows.length; down.length < block.length; place += 1) {
    const row = rows[place];
    if (row === undefined) break;
    if (isCovered({ row, column: target.column })) down.push(row);
  }
  return down.map((row) => across.map((column) => ({ row, column })));
}

function entriesRightOf(shape: GridShape, from: CellAddress): readonly CellAddress[] {
  const cells: CellAddress[] = [];
  for (
    let cell = nextCell(shape, from, 'right', takesEntries);
    cell;
    cell = nextCell(shape, cell, 'right', takesEntries)
  )
    cells.push(cell);
  return cells;
}
