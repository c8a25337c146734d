import type { ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import { marketRates } from '../default-assumptions/marketRates.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { withDefault } from './withDefault.js';

/** The model with the default beta of these parameters; the same body if unchanged. */
export function withMarketBeta(body: ValuationModelBody, parameters: MarketParameters): ValuationModelBody {
  const beta = marketRates(parameters).find(({ input }) => input === 'beta');
  const row = body.assumptions.find(({ input }) => input === 'beta');
  if (!beta || !row) return body;
  if (row.defaultValue === beta.value && writeReason(row.reason) === writeReason(beta.reason)) return body;
  const assumptions = body.assumptions.map((each) => (each === row ? withDefault(body, row, beta) : each));
  return { ...body, assumptions };
}
