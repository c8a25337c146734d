import type { FiscalPeriod, ReportedFigure, StatementLine } from '@finance-analyst/market';
import { isBalanceLine } from './yearOf.js';

/** Averages over their own quarter: a split may lie between, and they never add up. */
const shareLines: ReadonlySet<StatementLine> = new Set([
  'basicShares',
  'dilutedShares',
  'dilutedEarningsPerShare',
]);

function sumOf(line: StatementLine, quarters: readonly FiscalPeriod[]): ReportedFigure | undefined {
  const parts = quarters.flatMap((quarter) => {
    const figure = quarter.figures[line];
    return figure
      ? [{ label: quarter.label, sign: 1 as const, value: figure.value, source: figure.source }]
      : [];
  });
  const latest = parts.at(-1);
  if (!latest || parts.length < quarters.length) return undefined;
  return {
    value: parts.reduce((total, part) => total + part.value, 0),
    source: latest.source,
    components: parts,
    derivation: 'Sum of the last four quarters',
    restatedFrom: [],
  };
}

/**
 * The last four quarters as one period: flows summed with their components, balances of the latest; weighted share
 * counts and earnings per share are missing.
 */
export function trailingTwelveMonths(quarterly: readonly FiscalPeriod[]): FiscalPeriod | null {
  const quarters = quarterly.slice(-4);
  const [first, , , last] = quarters;
  if (!first || !last) return null;
  const figures: Partial<Record<StatementLine, ReportedFigure>> = {};
  for (const name of Object.keys(last.figures)) {
    const line = name as StatementLine;
    if (shareLines.has(line)) continue;
    const figure = isBalanceLine(line) ? last.figures[line] : sumOf(line, quarters);
    if (figure) figures[line] = figure;
  }
  return {
    kind: 'trailing-twelve-months',
    fiscalYear: last.fiscalYear,
    quarter: last.quarter,
    label: `TTM ${last.label}`,
    start: first.start,
    end: last.end,
    currency: last.currency,
    figures,
  };
}
