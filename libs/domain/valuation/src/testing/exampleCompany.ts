import type {
  CompanyFundamentals,
  FilingSource,
  FiscalPeriod,
  ReportedFigure,
  StatementLine,
} from '@finance-analyst/market';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';

const source = (fiscalYear: number, tag: string): FilingSource => ({
  taxonomy: 'us-gaap',
  tag,
  accession: `0000000000-${String(fiscalYear + 1).slice(2)}-000001`,
  form: '10-K',
  filed: `${fiscalYear + 1}-02-14`,
  unit: 'USD',
});

const reported = (fiscalYear: number, line: string, value: number): ReportedFigure => ({
  value,
  source: source(fiscalYear, line),
  components: [],
  derivation: null,
  restatedFrom: [],
});

/** A fiscal year with the lines given. */
export const exampleYear = (
  fiscalYear: number,
  lines: Partial<Record<StatementLine, number>>,
): FiscalPeriod => ({
  kind: 'annual',
  fiscalYear,
  quarter: null,
  label: `FY${fiscalYear}`,
  start: `${fiscalYear}-01-01`,
  end: `${fiscalYear}-12-31`,
  currency: 'USD',
  figures: Object.fromEntries(
    Object.entries(lines).map(([line, value]) => [line, reported(fiscalYear, line, value)]),
  ),
});

/** A growing company with round figures: revenue 1000 to 1331, margins 18, 20 and 22% in its last years. */
export const exampleCompany = (overrides: Partial<CompanyFundamentals> = {}): CompanyFundamentals => ({
  symbol: 'EXM',
  name: 'Example Company',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2026-11-21',
  lastFiled: '2026-02-14',
  annual: [0, 1, 2, 3].map((index) => {
    const revenue = 1000 * 1.1 ** index;
    const margin = [0.15, 0.18, 0.2, 0.22][index] ?? 0;
    const beforeTax = revenue * margin;
    return exampleYear(2022 + index, {
      revenue,
      operatingIncome: revenue * margin,
      incomeBeforeTax: beforeTax,
      incomeTax: beforeTax * 0.25,
      depreciation: revenue * 0.04,
      capitalExpenditure: revenue * 0.05,
      receivables: revenue * 0.12,
      inventory: revenue * 0.05,
      payables: revenue * 0.07,
      cash: 50,
      currentDebt: 20,
      longTermDebt: 180,
      interestExpense: 12,
      shareholdersEquity: 900,
      dilutedShares: 100,
    });
  }),
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
  ...overrides,
});

const labelled = (value: number, label: string) => ({ value, label, source: 'configuration', asOf: null });

export const exampleParameters: MarketParameters = {
  riskFreeRate: labelled(0.04, 'Configured risk-free rate'),
  equityRiskPremium: labelled(0.05, 'Configured equity risk premium'),
  beta: labelled(1.1, 'Configured beta'),
  costOfDebt: labelled(0.055, 'Risk-free rate and configured spread'),
};
