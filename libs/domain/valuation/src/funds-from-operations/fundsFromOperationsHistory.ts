import {
  shareBasisFactor,
  type CompanyFundamentals,
  type FiscalPeriod,
  type StatementLine,
} from '@finance-analyst/market';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { withMissingYears } from '../company-defaults/withMissingYears.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { fundsFromOperationsOf } from '../funds-from-operations-defaults/fundsFromOperations.js';

const reportedLines: Readonly<Record<string, readonly StatementLine[]>> = {
  reported_net_income: ['netIncome'],
  reported_depreciation: ['depreciation'],
  reported_property_gains: ['propertyGains'],
  reported_property_impairment: ['propertyImpairment'],
  reported_dividends: ['dividendsPaid'],
  // The first that a year has.
  reported_shares: ['dilutedShares', 'basicShares', 'sharesOutstanding'],
};

/** The parts of FFO that count as none in a year that has the others; their derivation says that the statements have none. */
const noneIfMissing: ReadonlySet<string> = new Set([
  'reported_depreciation',
  'reported_property_gains',
  'reported_property_impairment',
]);

/** A reported input in a period and the filed figures behind it; null where it was not reported. */
function filed(
  input: string,
  period: FiscalPeriod,
): { readonly value: number; readonly sources: readonly AssumptionSource[] } | null {
  if (input === 'reported_net_income') return commonIncomeOf(period);
  if (input === 'reported_dividends') {
    const found = commonDividendsOf(period);
    return (
      found && { value: found.value, sources: [found.paid, ...(found.preferred ? [found.preferred] : [])] }
    );
  }
  const source = (reportedLines[input] ?? [])
    .map((line) => sourceOf(period, line))
    .find((found) => found !== null);
  return source ? { value: source.figure.value, sources: [source] } : null;
}

interface PropertyHistory {
  /** Oldest first. */
  readonly historicalYears: readonly FiscalPeriod[];
  /** The reported inputs by name, a figure for each historical year; null where it was not reported. */
  readonly reported: Readonly<Record<string, readonly (number | null)[]>>;
}

/** Up to ten fiscal years, with a year without figures for each that is missing. */
export function fundsFromOperationsHistory({
  annual,
  shareBasisChanges = [],
}: CompanyFundamentals): PropertyHistory {
  const historicalYears = withMissingYears(annual).slice(-mostHistory);
  const read = (input: string, period: FiscalPeriod): number | null => {
    const found = filed(input, period);
    if (!found) return noneIfMissing.has(input) && fundsFromOperationsOf(period) ? 0 : null;
    const { value, sources } = found;
    return input === 'reported_shares'
      ? sources.reduce((count, { figure }) => count * shareBasisFactor(figure, shareBasisChanges), value)
      : value;
  };
  return {
    historicalYears,
    reported: Object.fromEntries(
      Object.keys(reportedLines).map((input) => [
        input,
        historicalYears.map((period) => read(input, period)),
      ]),
    ),
  };
}

/** The filed figures of a period behind a reported input; none for another input. */
export const filedBehindFunds = (input: string, period: FiscalPeriod): readonly AssumptionSource[] =>
  filed(input, period)?.sources ?? [];
