import type { Closing, ClosingCash } from '../file/Closing.js';
import type { DegiroLine } from './DegiroLine.js';

/** The newest balance in each currency; the statement begins with its newest line. Null if it states none. */
export function degiroClosing(lines: readonly DegiroLine[]): Closing | null {
  const [first, last] = [lines[0], lines.at(-1)];
  const isNewestFirst = (first?.cells.date('date') ?? '') >= (last?.cells.date('date') ?? '');
  const balances = new Map<string, ClosingCash>();
  for (const { cells } of isNewestFirst ? lines : lines.toReversed()) {
    const [currency, amount] = [cells.text('balance currency'), cells.amount('balance')];
    if (/^[A-Z]{3}$/.test(currency) && amount !== undefined && !balances.has(currency))
      balances.set(currency, { account: null, currency, amount });
  }
  const newest = (isNewestFirst ? first : last)?.cells.date('date') ?? '';
  return balances.size === 0 ? null : { date: newest || null, holdings: [], cash: [...balances.values()] };
}
