import type { LedgerRow, RowKind } from '@finance-analyst/portfolio';
import { decimalsOf } from '../decimal/decimalsOf.js';
import { differenceOf } from '../decimal/differenceOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { sumOf } from '../decimal/sumOf.js';
import { filedGross } from '../export/filedGross.js';
import { commonReasons } from '../export/commonReasons.js';
import type { PortfolioPerformanceLine } from './portfolioPerformanceLines.js';

const kinds: ReadonlySet<RowKind> = new Set([
  'buy',
  'sell',
  'dividend',
  'interest',
  'fee',
  'tax',
  'deposit',
  'withdrawal',
  'transfer',
  'exchange',
]);

/** Why Portfolio Performance cannot have a row, as a sentence; null if it can. */
export function omittedReason(row: LedgerRow): string | null {
  const { kind, fees, taxes } = row;
  if (kind === 'short' || kind === 'cover') return 'Portfolio Performance has no short sales.';
  if (kind === 'valuation') return 'Portfolio Performance imports prices from files of their own.';
  if (!kinds.has(kind)) return 'Portfolio Performance does not import corporate actions.';
  if (row.otherAmount !== undefined && kind !== 'exchange' && kind !== 'transfer')
    return 'The cash is in another currency than the amounts.';
  if (row.otherAmount !== undefined && row.instrument)
    return 'The cash is in another currency than the amounts.';
  const gross = filedGross(row);
  if (kind === 'dividend' && isNegative(gross))
    return 'Portfolio Performance has no dividends that are taken back.';
  const isReceived = kind === 'sell' || kind === 'dividend' || (kind === 'interest' && !isNegative(gross));
  return isReceived && isNegative(differenceOf(gross, sumOf(fees, taxes)))
    ? 'Fees and taxes are higher than the amount.'
    : null;
}

/** Most decimals that Portfolio Performance stores. */
const [mostShareDecimals, mostAmountDecimals] = [8, 2];

/** What the lines of a row do not say of it, as sentences. */
export function reducedReasons(
  row: LedgerRow,
  lines: readonly PortfolioPerformanceLine[],
): readonly string[] {
  const reasons = [...commonReasons(row)];
  if (row.kind === 'exchange' && row.rate !== undefined)
    reasons.push('The rate to the currency of the account is not part of the file.');
  if (row.quantity !== undefined && decimalsOf(row.quantity) > mostShareDecimals)
    reasons.push('Portfolio Performance rounds quantities to 8 decimals.');
  const amounts = lines.flatMap(({ cells: { value, fees, taxes } }) => [value, fees, taxes]);
  if (amounts.some((cell) => typeof cell === 'object' && decimalsOf(cell.decimal) > mostAmountDecimals))
    reasons.push('Portfolio Performance rounds amounts to 2 decimals.');
  const costs = sumOf(row.fees, row.taxes);
  if (lines.length > 1 && !isZero(costs)) reasons.push('Its fees and taxes are lines of their own.');
  return reasons;
}
