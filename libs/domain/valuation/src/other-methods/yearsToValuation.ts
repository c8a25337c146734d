import type { OtherMethodBasis } from './otherMethodBasis.js';

/** Years from the balance date to the valuation date, in actual days over 365. */
export const yearsToValuation = ({ at }: OtherMethodBasis): number =>
  (at('valuation_date') - at('balance_date')) / 365;
