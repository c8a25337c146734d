import type { Cells } from '../cells/Cells.js';

/** Whether a line is a trade itself, not a summary or lot of trades. */
export function isExecution(cells: Cells): boolean {
  const level = cells.text('levelofdetail');
  return level === '' || level === 'EXECUTION';
}
