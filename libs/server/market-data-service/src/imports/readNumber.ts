/** Cells without a figure, in lower case. */
export const absentCells: ReadonlySet<string> = new Set(['', 'null', 'nan', 'n/a', 'n/d', '-']);

const numberForm = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number in a cell, with a decimal point; null for anything else. */
export function readNumber(cell: string): number | null {
  const figure = numberForm.test(cell) ? Number(cell) : NaN;
  return Number.isFinite(figure) ? figure : null;
}
