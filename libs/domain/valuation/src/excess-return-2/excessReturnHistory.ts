import type { CompanyFundamentals, FiscalPeriod, StatementLine } from '@finance-analyst/market';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { withMissingYears } from '../company-defaults/withMissingYears.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/** The lines that a reported input is the sum of; the first has to be filed. */
const reportedLines: Readonly<Record<string, readonly [StatementLine, ...StatementLine[]]>> = {
  reported_equity: ['shareholdersEquity'],
  reported_assets: ['totalAssets'],
  reported_net_income: ['netIncome'],
  reported_payouts: ['dividendsPaid', 'shareRepurchases'],
};

function reportedOf(
  period: FiscalPeriod,
  lines: readonly [StatementLine, ...StatementLine[]],
): number | null {
  if (period.figures[lines[0]] === undefined) return null;
  return lines.reduce((sum, line) => sum + (period.figures[line]?.value ?? 0), 0);
}

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
      Object.entries(reportedLines).map(([input, lines]) => [
        input,
        historicalYears.map((period) => reportedOf(period, lines)),
      ]),
    ),
  };
}

/** The filed figures of a period behind a reported input; none for another input. */
export const filedBehindEquity = (input: string, period: FiscalPeriod): readonly AssumptionSource[] =>
  (reportedLines[input] ?? []).flatMap((line) => sourceOf(period, line) ?? []);
