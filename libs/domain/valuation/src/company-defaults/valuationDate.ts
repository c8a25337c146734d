import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** The day that the value is for: the price's, so that both are of one day, else the day that the statements are known on. */
export const valuationDate = ({ quote, noPrice, fundamentals }: DefaultBasis): Assumption =>
  statedAssumption(
    'valuation_date',
    quote ? quote.asOf.slice(0, 10) : fundamentals.knownOn,
    quote ? 'Date of the price' : `Date of the statements, since ${noPrice}`,
  );
