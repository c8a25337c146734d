import { createDocument, type ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import { defaultAssumptions } from '../default-assumptions/defaultAssumptions.js';
import { createValuationBody } from '../saved-model/createValuationBody.js';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { readFundamentals } from '../saved-model/readFundamentals.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { exampleCompany, exampleParameters } from './exampleCompany.js';

export const exampleQuote: Quote = {
  symbol: 'EXM',
  price: 31.5,
  previousClose: 31,
  change: 0.5,
  changePercent: 0.5 / 31,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00Z',
  source: 'csv-import',
  stale: false,
};

const inMillions = (period: FiscalPeriod): FiscalPeriod => ({
  ...period,
  figures: Object.fromEntries(
    Object.entries(period.figures).map(([line, figure]) => [line, { ...figure, value: figure.value * 1e6 }]),
  ),
});

/** The example company with its amounts and shares in millions. */
export const exampleFundamentals = (overrides: Partial<CompanyFundamentals> = {}): CompanyFundamentals => ({
  ...exampleCompany(),
  annual: exampleCompany().annual.map(inMillions),
  ...overrides,
});

/** A new model of the example company. */
export function exampleModel(
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
    title: 'Example Company, free cash flow',
    now: '2026-11-20T22:00:00.000Z',
    body: createValuationBody({
      fundamentals,
      defaults: defaults.value,
      quote,
      years,
    }),
  });
}

/** The statements in a model. */
export function fundamentalsOf({ body }: Pick<ValuationModelDocument, 'body'>): CompanyFundamentals {
  const read = readFundamentals(body.fundamentalsSnapshot);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** The example model with its figures, after the given edits. */
export function exampleValuation(document: ValuationModelDocument = exampleModel()): Valuation {
  const result = evaluateValuation(document.body, fundamentalsOf(document));
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation;
}
