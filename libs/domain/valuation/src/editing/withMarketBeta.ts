import type { ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import { isAssumedBeta } from '../default-assumptions/isAssumedBeta.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import { sectorFiguresSource } from '../sector-figures/sectorFigures.js';
import { withDefault } from './withDefault.js';

/** The model with the default beta of these parameters; the same body if unchanged, or if its sector's beta stays. */
export function withMarketBeta(body: ValuationModelBody, parameters: MarketParameters): ValuationModelBody {
  const beta = marketRates(parameters).find(({ input }) => input === 'beta');
  const row = body.assumptions.find(({ input }) => input === 'beta');
  if (!beta || !row) return body;
  const isOfSector = row.provenance?.detail === sectorFiguresSource;
  if (isOfSector && isAssumedBeta(parameters.beta.source)) return body;
  if (row.defaultValue === beta.value && writeReason(row.reason) === writeReason(beta.reason)) return body;
  const assumptions = body.assumptions.map((each) => (each === row ? withDefault(body, row, beta) : each));
  return { ...body, assumptions };
}
