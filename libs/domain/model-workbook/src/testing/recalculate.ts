import { initSync, Model } from '@ironcalc/wasm';
import type { ReadWorkbook } from './readWorkbook.js';

/** What a cell shows after recalculation: a number or text, or null for an error. */
export type Recalculated = (sheet: string, address: string) => number | string | null;

const errorType = 16;

/** Starts IronCalc with its program, once. */
export const startIronCalc = (program: Uint8Array<ArrayBuffer>): void => {
  initSync({ module: program });
};

/** Computes a workbook anew in IronCalc, a spreadsheet engine written by others, with other figures in some cells. */
export function recalculate(
  { sheets }: Pick<ReadWorkbook, 'sheets'>,
  changes: ReadonlyMap<string, number | string> = new Map(),
): Recalculated {
  const model = new Model('workbook', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  // A new sheet makes it read all formulas again from its own text of them, which lacks some parentheses: sheets first.
  const digits = sheets.length;
  sheets.forEach(({ name }, sheet) => {
    model.renameSheet(sheet, name);
    model.newSheet();
  });
  sheets.forEach(({ name, cells }, sheet) => {
    for (const [address, { formula, value }] of cells) {
      const [row, column] = positionOf(address);
      const changed = changes.get(`${name}!${address}`);
      const written = changed ?? (formula === undefined ? value : `=${formula}`);
      if (written === null || written === undefined) continue;
      // An apostrophe makes a text of what follows.
      const isText = typeof written === 'string' && (changed !== undefined || formula === undefined);
      model.setUserInput(sheet, row, column, isText ? `'${written}` : String(written));
    }
  });
  // Cells show rounded numbers; joined to an empty text they keep every digit.
  sheets.forEach(({ name, cells }, sheet) => {
    for (const address of cells.keys()) {
      const [row, column] = positionOf(address);
      model.setUserInput(digits, row + sheet * 1000, column, `='${name}'!${address}&""`);
    }
  });
  model.resumeEvaluation();
  model.evaluate();
  return (sheetName, address) => {
    const sheet = sheets.findIndex(({ name }) => name === sheetName);
    const [row, column] = positionOf(address);
    const type = model.getCellType(sheet, row, column);
    if (type === errorType) return null;
    const shown = model.getFormattedCellValue(digits, row + sheet * 1000, column);
    // It writes −0 where Excel has 0.
    // An empty cell has no figure.
    if (shown === '' && sheets[sheet]?.cells.get(address)?.formula === undefined) return null;
    return type === 1 ? Number(shown) : shown.replaceAll(/(?<![\d.])-0(?!\.?\d)/g, '0');
  };
}

function positionOf(address: string): [row: number, column: number] {
  const letters = address.replace(/\d+/, '');
  const column = [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(address.slice(letters.length)), column];
}
