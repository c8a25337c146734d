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

export const exampleFigure = (fiscalYear: number, tag: string, value: number): ReportedFigure => ({
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

/** An instrument maker with revenue in millions: 2,712 in 2022, growing 13% a year. */
export const exampleYear = (fiscalYear: number): FiscalPeriod => {
  const revenue = Math.round(2_712 * 1.13 ** (fiscalYear - 2022)) * 1e6;
  const income = revenue * (0.19 + 0.012 * (fiscalYear - 2022));
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
      Object.entries(lines).map(([line, value]) => [
        line,
        exampleFigure(fiscalYear, line, Math.round(value)),
      ]),
    ),
  };
};

export const exampleFundamentals = (overrides: Partial<CompanyFundamentals> = {}): CompanyFundamentals => ({
  symbol: 'EXM',
  name: 'Example Instruments',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2026-11-20',
  lastFiled: '2026-02-14',
  annual: [2022, 2023, 2024, 2025].map(exampleYear),
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
  ...overrides,
});

export const exampleQuote: Quote = {
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

export const exampleParameters: MarketParameters = {
  riskFreeRate: labelled(0.0425, 'Configured risk-free rate'),
  equityRiskPremium: labelled(0.045, 'Configured equity risk premium'),
  beta: labelled(1.05, 'Configured beta'),
  costOfDebt: labelled(0.0575, 'Risk-free rate and configured spread'),
};

/** A new model of the example company. */
export function exampleDocument(
  given: {
    readonly fundamentals?: CompanyFundamentals;
    readonly quote?: Quote | null;
    readonly years?: number;
  } = {},
): ValuationModelDocument {
  const { fundamentals = exampleFundamentals(), quote = exampleQuote, years = 5 } = given;
  const defaults = defaultAssumptions({ fundamentals, parameters: exampleParameters, quote, years });
  if (!defaults.ok) throw new Error(defaults.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-model',
    ownerId: 'device',
    title: 'Example Instruments, free cash flow',
    now: '2026-11-20T22:00:00.000Z',
    body: createValuationBody({ fundamentals, defaults: defaults.value, quote, years }),
  });
}

type Request = Parameters<typeof newValuationBody>[0];

/** A new model by the method that fits its company, or by a preset. */
export function newDocument(
  id: string,
  title: string,
  request: Partial<Request> & Pick<Request, 'fundamentals'>,
): ValuationModelDocument {
  const body = newValuationBody({ parameters: exampleParameters, quote: exampleQuote, ...request });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id,
    ownerId: 'device',
    title,
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}

/** The statements that a model carries. */
export function fundamentalsOf({ body }: ValuationModelDocument): CompanyFundamentals {
  const read = readFundamentals(body.fundamentalsSnapshot);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** The example model with its figures, after the edits given. */
export function exampleValuation(document: ValuationModelDocument = exampleDocument()): Valuation {
  const result = evaluateValuation(document.body, fundamentalsOf(document));
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation;
}

/** A version that edits of another one cannot go on from: it rests on statements of another filing. */
export const withOtherStatements = (document: ValuationModelDocument): ValuationModelDocument => ({
  ...document,
  body: { ...document.body, fundamentalsSnapshot: { ...exampleFundamentals(), asOf: '2026-11-19' } },
});
