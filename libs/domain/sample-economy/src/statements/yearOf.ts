import { balanceLines, type StatementLine } from '@finance-analyst/market';
import type { StatementValues } from './Business.js';

const balanceLineNames: ReadonlySet<string> = new Set(balanceLines);

/** Whether a line states a day rather than a period. */
export const isBalanceLine = (line: StatementLine): boolean => balanceLineNames.has(line);

/** A fiscal year from its quarters: flows summed, balances of the last day, share counts averaged. */
export function yearOf(quarters: readonly StatementValues[]): StatementValues {
  const last = quarters.at(-1) ?? {};
  const sumOf = (line: StatementLine) => quarters.reduce((sum, quarter) => sum + (quarter[line] ?? 0), 0);
  const year: Partial<Record<StatementLine, number>> = {};
  for (const name of Object.keys(last)) {
    const line = name as StatementLine;
    const value = isBalanceLine(line) ? last[line] : sumOf(line);
    if (value !== undefined) year[line] = value;
  }
  year.basicShares = Math.round(sumOf('basicShares') / quarters.length);
  year.dilutedShares = Math.round(sumOf('dilutedShares') / quarters.length);
  year.dilutedEarningsPerShare = Math.round((sumOf('netIncome') / year.dilutedShares) * 1e4) / 1e4 + 0;
  return year;
}
