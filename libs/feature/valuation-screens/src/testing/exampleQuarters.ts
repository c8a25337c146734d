import type { CompanyFundamentals, FiscalPeriod, StatementLine } from '@finance-analyst/market';
import { balanceLines } from '@finance-analyst/market';

const isBalance: ReadonlySet<StatementLine> = new Set(balanceLines);
const days = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;

/** A quarter with a quarter of a year's flows, 2% more with each. */
function quarterOf(year: FiscalPeriod, fiscalYear: number, quarter: 1 | 2 | 3 | 4): FiscalPeriod {
  const [start, end] = days[quarter - 1] ?? days[0];
  const growth = 1.02 ** (4 * (fiscalYear - 2024) + quarter);
  return {
    ...year,
    kind: 'quarter',
    fiscalYear,
    quarter,
    label: `Q${quarter} ${fiscalYear}`,
    start: `${fiscalYear}-${start}`,
    end: `${fiscalYear}-${end}`,
    figures: Object.fromEntries(
      Object.entries(year.figures).map(([line, figure]) => [
        line,
        {
          ...figure,
          value: isBalance.has(line as StatementLine)
            ? figure.value
            : Math.round((figure.value / 4) * growth),
          source: { ...figure.source, form: '10-Q', filed: `${fiscalYear}-${end}` },
        },
      ]),
    ),
  };
}

/** The company with the eight quarters to the third quarter of 2026. */
export function withQuarters(fundamentals: CompanyFundamentals): CompanyFundamentals {
  const year = fundamentals.annual.at(-1);
  if (!year) throw new Error('The example has a year.');
  const quarterly = Array.from({ length: 8 }, (_, index) => {
    const number = index + 3;
    return quarterOf(year, 2024 + Math.floor(number / 4), ((number % 4) + 1) as 1 | 2 | 3 | 4);
  });
  return { ...fundamentals, quarterly };
}
