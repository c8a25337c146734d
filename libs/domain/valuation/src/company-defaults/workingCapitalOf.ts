import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { operatingWorkingCapital } from '../history/operatingWorkingCapital.js';
import type { BalanceAmount } from './BalanceAmount.js';
import { sumOf } from './sumOf.js';

const withinCurrentAssets: readonly StatementLine[] = ['cash', 'shortTermInvestments'];
const withinCurrentLiabilities: readonly StatementLine[] = ['currentDebt', 'currentLeaseLiabilities'];

/**
 * Current assets − cash − short-term investments − (current liabilities − current debt − current leases). Where a
 * balance sheet is not divided into current and other items: receivables + inventory − payables − deferred revenue.
 * Null if none of them is reported. Current leases that a quarter does not report are those of the fiscal year `year`.
 * Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 11.
 */
export function workingCapitalOf(period: FiscalPeriod, year?: FiscalPeriod): BalanceAmount | null {
  const assets = sourceOf(period, 'currentAssets');
  const liabilities = sourceOf(period, 'currentLiabilities');
  if (!assets || !liabilities) return operatingWorkingCapital(period);
  const filed = (lines: readonly StatementLine[]): readonly AssumptionSource[] =>
    lines.flatMap(
      (line) =>
        sourceOf(period, line) ??
        (line === 'currentLeaseLiabilities' && year ? sourceOf(year, line) : null) ??
        [],
    );
  const financialAssets = filed(withinCurrentAssets);
  const financialLiabilities = filed(withinCurrentLiabilities);
  return {
    value:
      assets.figure.value - sumOf(financialAssets) - (liabilities.figure.value - sumOf(financialLiabilities)),
    composition:
      'current assets without cash and short-term investments, less current liabilities without debt and leases',
    sources: [assets, ...financialAssets, liabilities, ...financialLiabilities],
  };
}
