import { thousandsOff } from './thousandsOff.js';
import type { TransactionRow } from './Transaction.js';

/** Why quantity, price and amount of a row cannot belong together, as a sentence; null if they can. */
export function sizeProblem(row: TransactionRow): string | null {
  const thousands = Math.abs(thousandsOff(row));
  if (thousands === 0) return null;
  const factor = `1${',000'.repeat(thousands)}`;
  return `Quantity × price and the amount differ by a factor of about ${factor}: check the decimal sign.`;
}
