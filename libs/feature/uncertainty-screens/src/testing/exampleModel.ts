import { createDocument, type ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote, ReportedFigure } from '@finance-analyst/market';
import {
  createValuationBody,
  defaultAssumptions,
  evaluateValuation,
  newValuationBody,
  readFundamentals,
  type MarketParameters,
  type Valuation,
} from '@finance-analyst/valuation';

const figure = (fiscalYear: number, tag: string, value: number): ReportedFigure => ({
  value,
  source: {
    taxonomy: 'us-gaap',
    tag,
    accession: `0001000000-${fiscalYear - 1999}-000042`,
    form: '10-K',
    filed: `${fiscalYear + 1}-02-14`,
    unit: 'USD',
  },
  components: [],
  derivation: null,
  restatedFrom: [],
});

/** Growth and margins that differ from year to year. */
const years: Readonly<Record<number, readonly [revenue: number, margin: number]>> = {
  2019: [2_010, 0.171],
  2020: [2_090, 0.158],
  2021: [2_440, 0.183],
  2022: [2_712, 0.19],
  2023: [2_980, 0.176],
  2024: [3_390, 0.198],
  2025: [3_720, 0.204],
};

const year = (fiscalYear: number): FiscalPeriod => {
  const [millions = 0, margin = 0] = years[fiscalYear] ?? [];
  const revenue = millions * 1e6;
  const income = revenue * margin;
  const lines = {
    revenue,
    operatingIncome: income,
    incomeBeforeTax: income - 3.2e7,
    incomeTax: (income - 3.2e7) * 0.21,
    depreciation: revenue * 0.041,
    capitalExpenditure: revenue * 0.052,
    receivables: revenue * 0.13,
    inventory: revenue * 0.06,
    payables: revenue * 0.07,
    cash: 6.12e8,
    currentDebt: 4.5e7,
    longTermDebt: 8e8,
    interestExpense: 4.4e7,
    shareholdersEquity: 2.4e9,
    dilutedShares: 1.284e8,
  };
  return {
    kind: 'annual',
    fiscalYear,
    quarter: null,
    label: `FY${fiscalYear}`,
    start: `${fiscalYear}-01-01`,
    end: `${fiscalYear}-12-31`,
    currency: 'USD',
    figures: Object.fromEntries(
      Object.entries(lines).map(([line, value]) => [line, figure(fiscalYear, line, Math.round(value))]),
    ),
  };
};

const fundamentals: CompanyFundamentals = {
  symbol: 'EXM',
  name: 'Example Instruments',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2026-11-20',
  lastFiled: '2026-02-14',
  annual: Object.keys(years).map((each) => year(Number(each))),
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
};

const quote: Quote = {
  symbol: 'EXM',
  price: 71.5,
  previousClose: 70.9,
  change: 0.6,
  changePercent: 0.6 / 70.9,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00Z',
  source: 'csv-import',
  stale: false,
};

const labelled = (value: number, label: string) => ({ value, label, source: 'configuration', asOf: null });

const parameters: MarketParameters = {
  riskFreeRate: labelled(0.0425, 'Configured risk-free rate'),
  equityRiskPremium: labelled(0.045, 'Configured equity risk premium'),
  beta: labelled(1.05, 'Configured beta'),
  costOfDebt: labelled(0.0575, 'Risk-free rate and configured spread'),
};

/** A model of a company with seven years of its own. */
export function exampleDocument(given: { readonly quote?: Quote | null } = {}): ValuationModelDocument {
  const own = given.quote === undefined ? quote : given.quote;
  const defaults = defaultAssumptions({ fundamentals, parameters, quote: own, years: 5 });
  if (!defaults.ok) throw new Error(defaults.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-model',
    ownerId: 'device',
    title: 'Example Instruments, free cash flow',
    now: '2026-11-20T22:00:00.000Z',
    body: createValuationBody({
      fundamentals,
      defaults: defaults.value,
      quote: own,
      years: 5,
    }),
  });
}

/** A new model of the company, with a cautious and an optimistic scenario. */
export function exampleDocumentWithScenarios(): ValuationModelDocument {
  const body = newValuationBody({ fundamentals, parameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return { ...exampleDocument(), body: body.value };
}

/** A new model of a bank with as many years: returns on equity that differ, capital that is always a tenth of assets. */
export function exampleBankDocument(): ValuationModelDocument {
  const annual = fundamentals.annual.map((period, index): FiscalPeriod => {
    const equity = 1e9 * 1.05 ** index;
    const lines = {
      netIncome: equity * (0.08 + 0.01 * (index % 3)),
      shareholdersEquity: equity,
      totalAssets: equity * 10,
      dilutedShares: 1.284e8,
    };
    const figures = Object.entries(lines).map(([line, value]) => [
      line,
      figure(period.fiscalYear, line, value),
    ]);
    return { ...period, figures: Object.fromEntries(figures) as FiscalPeriod['figures'] };
  });
  const bank: CompanyFundamentals = { ...fundamentals, businessModel: 'bank', annual };
  const body = newValuationBody({ fundamentals: bank, parameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return { ...exampleDocument(), body: body.value };
}

/** The example model with its figures. */
export function exampleValuation(document: ValuationModelDocument = exampleDocument()): Valuation {
  const read = readFundamentals(document.body.fundamentalsSnapshot);
  if (!read.ok) throw new Error(read.reason);
  const result = evaluateValuation(document.body, read.value);
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation;
}
