import type { OtherMethodBasis } from './otherMethodBasis.js';
import { yearsToValuation } from './yearsToValuation.js';

/**
 * How much earlier, in years, the same cash each year arrives in the periods of the model than at the ends of whole years from
 * the balance date: half a year where it discounts from their middle, and what a shorter first period and leap days change.
 * It makes a perpetuity without growth worth the same as its cash flows in the model at that rate.
 */
export function yearsEarlierInPerpetuity(basis: OtherMethodBasis, rate: number): number {
  const lengths = basis.path('period_length');
  const times = basis.path('discount_years');
  const flows = lengths.reduce(
    (sum, length, period) => sum + length * (1 + rate) ** -(times[period] as number),
    0,
  );
  const after = (1 + rate) ** -(times.at(-1) as number) / rate;
  return Math.log(rate * (flows + after)) / Math.log1p(rate) - yearsToValuation(basis);
}
