import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote, ReportedFigure } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleQuote, exampleValuation, newDocument } from './exampleModel.js';

/** The lines that version 2 needs beyond those of version 1, as shares of revenue. */
const shares = {
  grossProfit: 0.52,
  currentAssets: 0.38,
  currentLiabilities: 0.21,
  propertyPlantEquipment: 0.29,
  goodwill: 0.12,
  intangibleAssets: 0.06,
  intangibleAmortization: 0.012,
} as const;

const amounts = {
  equityMethodInvestments: 9e7,
  pensionDeficit: 1.2e8,
  minorityInterest: 4e7,
  basicShares: 1.262e8,
  sharesOutstanding: 1.258e8,
} as const;

function withMoreLines(period: FiscalPeriod, income: number): FiscalPeriod {
  const revenue = period.figures.revenue;
  if (!revenue) throw new Error('The example has revenue.');
  const filed = (tag: string, value: number): ReportedFigure => ({
    ...revenue,
    value: Math.round(value),
    source: { ...revenue.source, tag },
  });
  const more = [
    ...Object.entries(shares).map(([line, share]) => [line, share * revenue.value] as const),
    ...Object.entries(amounts),
    ...(['operatingIncome', 'incomeBeforeTax'] as const).flatMap((line) => {
      const figure = period.figures[line];
      return figure ? [[line, figure.value * income] as const] : [];
    }),
  ];
  return {
    ...period,
    figures: {
      ...period.figures,
      ...Object.fromEntries(more.map(([line, value]) => [line, filed(line, value)])),
    },
  };
}

const shareLines: ReadonlySet<string> = new Set(['sharesOutstanding', 'basicShares', 'dilutedShares']);

/** The trailing twelve months to the third quarter after a fiscal year: 9% more of everything but shares. */
export function trailingAfter(year: FiscalPeriod): FiscalPeriod {
  return {
    ...year,
    kind: 'trailing-twelve-months',
    fiscalYear: year.fiscalYear + 1,
    quarter: 3,
    label: `TTM Q3 ${year.fiscalYear + 1}`,
    start: `${year.fiscalYear}-10-01`,
    end: `${year.fiscalYear + 1}-09-30`,
    figures: Object.fromEntries(
      Object.entries(year.figures).map(([line, figure]) => [
        line,
        {
          ...figure,
          value: shareLines.has(line) ? figure.value : Math.round(figure.value * 1.09),
          source: {
            ...figure.source,
            form: '10-Q',
            accession: '0001000000-26-000077',
            filed: `${year.fiscalYear + 1}-10-30`,
          },
        },
      ]),
    ),
  };
}

/** The example company with its invested capital and its newest quarters; `income` multiplies its operating income. */
export function exampleFundamentals2({
  income = 1,
  years = exampleFundamentals().annual,
}: { readonly income?: number; readonly years?: readonly FiscalPeriod[] } = {}): CompanyFundamentals {
  const annual = years.map((year) => withMoreLines(year, income));
  const newest = annual.at(-1);
  if (!newest) throw new Error('The example has a year.');
  return exampleFundamentals({
    annual,
    trailingTwelveMonths: trailingAfter(newest),
    lastFiled: '2026-10-30',
  });
}

/** A new model of version 2 of the example company. */
export const exampleDocument2 = ({
  fundamentals = exampleFundamentals2(),
  quote = exampleQuote,
}: {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
} = {}): ValuationModelDocument =>
  newDocument('example-model-2', 'Example Instruments, free cash flow', { fundamentals, quote });

/** A new model of version 2, before any edit. */
export const exampleValuation2 = (document: ValuationModelDocument = exampleDocument2()): Valuation =>
  exampleValuation(document);

/** A model of version 2 of a company that makes a loss, whose margin has no default. */
export const exampleLossMaker = (): Valuation =>
  exampleValuation2(exampleDocument2({ fundamentals: exampleFundamentals2({ income: -0.4 }) }));
