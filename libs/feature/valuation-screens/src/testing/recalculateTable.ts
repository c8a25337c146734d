import { initSync, Model } from '@ironcalc/wasm';
import type { WorkbookTable } from '@finance-analyst/model-workbook';

/** Starts IronCalc with its program, once. */
export const startIronCalc = (program: Uint8Array<ArrayBuffer>): void => {
  initSync({ module: program });
};

const errorType = 16;
const numberType = 1;
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** What a cell of a table shows: a number or text, null for an error or nothing. */
export type ShownCell = (row: string, column: number) => number | string | null;

/**
 * Computes a table of a workbook in IronCalc, a spreadsheet engine written by others, with other figures in some cells by
 * `row@column`, and with the single figures of the model beside it.
 */
export function recalculateTable(
  { rows }: WorkbookTable,
  figureOf: (name: string) => number,
  changes: Readonly<Record<string, number>> = {},
): ShownCell {
  const model = new Model('workbook', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  model.newSheet();
  const rowOf = new Map(rows.map(({ id }, index) => [id, index + 1]));
  const at = (id: string, column: number): string => {
    const row = rowOf.get(id);
    if (row === undefined) throw new RangeError(`There is no row ${id}.`);
    return `${lettersOf(column)}${row}`;
  };
  const names: string[] = [];
  const inModel = (name: string): string => {
    if (!names.includes(name)) {
      names.push(name);
      model.setUserInput(1, names.length, 1, String(figureOf(name)));
    }
    return `Sheet2!A${names.indexOf(name) + 1}`;
  };
  for (const { id, cells } of rows)
    cells.forEach((cell, column) => {
      const row = rowOf.get(id) ?? 0;
      const changed = changes[`${id}@${column}`];
      if (changed !== undefined) model.setUserInput(0, row, column + 1, String(changed));
      else if (typeof cell === 'string') {
        if (cell !== '') model.setUserInput(0, row, column + 1, `'${cell}`);
      } else if (cell.formula) model.setUserInput(0, row, column + 1, `=${cell.formula(at, inModel)}`);
      else if (cell.value !== null) model.setUserInput(0, row, column + 1, String(cell.value));
    });
  model.resumeEvaluation();
  model.evaluate();
  return (id, column) => {
    const row = rowOf.get(id) ?? 0;
    const type = model.getCellType(0, row, column + 1);
    if (type === errorType) return null;
    const shown = model.getFormattedCellValue(0, row, column + 1);
    return type === numberType ? Number(shown.replaceAll(',', '')) : shown;
  };
}
