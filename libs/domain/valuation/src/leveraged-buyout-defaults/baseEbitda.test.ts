import type { CompanyFundamentals, StatementLine } from '@finance-analyst/market';
import { expect, it } from 'vitest';
import { basisOf } from '../company-defaults/basisOf.js';
import { multipleToday } from '../company-defaults/companyExitMultiple.js';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { exampleCompany, exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { baseEbitda } from './baseEbitda.js';

const quote = { price: 20, currency: 'USD', asOf: '2026-05-10T20:00:00Z', source: 'csv-import' } as const;

const lines: Partial<Record<StatementLine, number>> = {
  revenue: 1000,
  operatingIncome: 200,
  capitalExpenditure: 60,
  propertyPlantEquipment: 300,
  cash: 50,
  longTermDebt: 100,
  sharesOutstanding: 100,
};

/** A filer that gives amortization of 30 once a year, under the tag given for its depreciation. */
function filerOf(depreciation: number, tag: string): CompanyFundamentals {
  const tagged = (period: ReturnType<typeof exampleYear>): ReturnType<typeof exampleYear> => {
    const figure = period.figures.depreciation;
    if (!figure) throw new Error('The period has depreciation.');
    return {
      ...period,
      figures: { ...period.figures, depreciation: { ...figure, source: { ...figure.source, tag } } },
    };
  };
  return exampleCompany({
    annual: [2024, 2025].map((year) =>
      tagged(exampleYear(year, { ...lines, depreciation, intangibleAmortization: 30 })),
    ),
    trailingTwelveMonths: {
      ...tagged(exampleYear(2026, { ...lines, depreciation })),
      kind: 'trailing-twelve-months',
      quarter: 1,
      label: 'TTM Q1 2026',
      end: '2026-03-31',
    },
  });
}

it.each([
  ['with amortization', 90, 'DepreciationDepletionAndAmortization'],
  ['alone', 60, 'Depreciation'],
])(
  '[VALUATION-144] counts amortization that quarters leave out once in EBITDA, of a filer of depreciation %s',
  (_, depreciation, tag) => {
    const fundamentals = filerOf(depreciation, tag);
    const based = basisOf({ fundamentals, quote });
    if (!based.ok) throw new Error(based.reason);
    // 200 of operating income, 60 of depreciation, 30 of amortization.
    expect(baseEbitda(based.value)?.value).toBe(290);

    const defaults = defaultsOfCompany({
      fundamentals,
      parameters: exampleParameters,
      quote: {
        ...quote,
        symbol: 'EXM',
        previousClose: null,
        change: null,
        changePercent: null,
        stale: false,
      },
    });
    if (!defaults.ok) throw new Error(defaults.reason);
    // A price of 20 for 100 shares, debt of 100 and cash of 50.
    expect(multipleToday(based.value, inputsOf(defaults.value.assumptions))?.value).toBeCloseTo(
      2050 / 290,
      12,
    );
  },
);
