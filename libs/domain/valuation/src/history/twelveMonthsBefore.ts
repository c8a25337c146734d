import {
  balanceLines,
  type FiscalPeriod,
  type ReportedFigure,
  type StatementLine,
} from '@finance-analyst/market';

const isBalance: ReadonlySet<StatementLine> = new Set(balanceLines);
/** Averages over their own quarter, which do not add up. */
const isAverage: ReadonlySet<StatementLine> = new Set([
  'basicShares',
  'dilutedShares',
  'dilutedEarningsPerShare',
]);
const mostDaysApart = 2;
const dayMs = 86_400_000;

/**
 * The twelve months before the trailing twelve months: flows of its four quarters added up, and the balances of the
 * last; null unless eight quarters adjoin.
 */
export function twelveMonthsBefore(
  trailing: FiscalPeriod,
  quarterly: readonly FiscalPeriod[],
): FiscalPeriod | null {
  const last = quarterly.findIndex(({ end }) => end === trailing.end);
  const spans = quarterly.slice(Math.max(last - 7, 0), last + 1);
  const adjoins = (span: FiscalPeriod, index: number): boolean => {
    const before = spans[index - 1];
    return !before || Math.abs(Date.parse(span.start) - Date.parse(before.end)) <= mostDaysApart * dayMs;
  };
  const quarters = spans.slice(0, 4);
  const [first, , , closing] = quarters;
  if (spans.length < 8 || !spans.every(adjoins) || !first || !closing) return null;
  const figures: Partial<Record<StatementLine, ReportedFigure>> = {};
  for (const name of Object.keys(closing.figures)) {
    const line = name as StatementLine;
    const figure = isBalance.has(line) ? closing.figures[line] : sumOf(line, quarters);
    if (figure && !isAverage.has(line)) figures[line] = figure;
  }
  return {
    kind: 'trailing-twelve-months',
    fiscalYear: trailing.fiscalYear - 1,
    quarter: closing.quarter,
    label: `TTM ${closing.label}`,
    start: first.start,
    end: closing.end,
    currency: closing.currency,
    figures,
  };
}

function sumOf(line: StatementLine, quarters: readonly FiscalPeriod[]): ReportedFigure | undefined {
  const components = quarters.flatMap(({ label, figures }) => {
    const figure = figures[line];
    return figure ? [{ label, sign: 1 as const, value: figure.value, source: figure.source }] : [];
  });
  const latest = components.at(-1);
  if (!latest || components.length < quarters.length) return undefined;
  return {
    value: components.reduce((total, { value }) => total + value, 0),
    source: latest.source,
    components,
    derivation: 'Sum of four quarters',
    restatedFrom: [],
  };
}
