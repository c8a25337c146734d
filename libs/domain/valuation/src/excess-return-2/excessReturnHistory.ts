import type { CompanyFundamentals, FiscalPeriod, StatementLine } from '@finance-analyst/market';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { withMissingYears } from '../company-defaults/withMissingYears.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

const reportedLines: Readonly<Record<string, StatementLine>> = {
  reported_equity: 'shareholdersEquity',
  reported_assets: 'totalAssets',
  reported_net_income: 'netIncome',
  reported_dividends: 'dividendsPaid',
  reported_repurchases: 'shareRepurchases',
};

/** Repurchases count as none where only dividends are reported; their derivation says that the statements have none. */
const noRepurchases = ({ figures }: FiscalPeriod, line: StatementLine): 0 | null =>
  line === 'shareRepurchases' && figures.dividendsPaid !== undefined ? 0 : null;

interface ExcessReturnHistory {
  /** Oldest first. */
  readonly historicalYears: readonly FiscalPeriod[];
  /** The reported inputs by name, a figure for each historical year; null where it was not reported. */
  readonly reported: Readonly<Record<string, readonly (number | null)[]>>;
}

/** Up to ten fiscal years, with a year without figures for each that is missing. */
export function excessReturnHistory({ annual }: CompanyFundamentals): ExcessReturnHistory {
  const historicalYears = withMissingYears(annual).slice(-mostHistory);
  return {
    historicalYears,
    reported: Object.fromEntries(
      Object.entries(reportedLines).map(([input, line]) => [
        input,
        historicalYears.map((period) => period.figures[line]?.value ?? noRepurchases(period, line)),
      ]),
    ),
  };
}

/** The filed figure of a period behind a reported input; none for another input. */
export function filedBehindEquity(input: string, period: FiscalPeriod): readonly AssumptionSource[] {
  const line = reportedLines[input];
  const source = line && sourceOf(period, line);
  return source ? [source] : [];
}
