import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { marginalTaxRates } from './marginalTaxRates.js';

/** The rates that follow from nothing else: the market's, and the marginal ones of taxes. */
export const companyRates = (basis: DefaultBasis, parameters: MarketParameters): readonly Assumption[] => [
  ...marketRates(parameters),
  ...marginalTaxRates(basis),
];

/** A rate after the forecast that is in use only where the analyst chooses so: it starts at the cost of capital. */
export const rateAfterForecast = (input: string, wacc: number): Assumption => ({
  input,
  value: wacc,
  reason: reason`The cost of capital of ${percent(wacc)}`,
  sources: [],
  external: null,
});
