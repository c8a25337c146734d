import { balanceLines } from '../fundamentals/StatementLine.js';
import type { FormulaLine } from './StatementFormulas.js';

/**
 * How a line relates to time: a `flow` adds up over quarters, an `average` (weighted shares and earnings per
 * share) speaks of a span but does not add up, an `instant` speaks of the balance sheet date.
 */
export type LineNature = 'flow' | 'average' | 'instant';

const instantLines: ReadonlySet<FormulaLine> = new Set(balanceLines);
const averageLines: ReadonlySet<FormulaLine> = new Set([
  'dilutedShares',
  'basicShares',
  'dilutedEarningsPerShare',
  'conversionShares',
]);
const shareLines: ReadonlySet<FormulaLine> = new Set([
  'dilutedShares',
  'basicShares',
  'sharesOutstanding',
  'conversionShares',
]);

export function lineNature(line: FormulaLine): LineNature {
  if (instantLines.has(line)) return 'instant';
  return averageLines.has(line) ? 'average' : 'flow';
}

/** The unit in which a line is filed: `USD`, `shares`, `USD/shares`. */
export function lineUnit(line: FormulaLine, currency: string): string {
  if (shareLines.has(line)) return 'shares';
  return line === 'dilutedEarningsPerShare' ? `${currency}/shares` : currency;
}
