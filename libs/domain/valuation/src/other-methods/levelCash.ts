import type { OtherMethodBasis } from './otherMethodBasis.js';

/**
 * What 1 a year without growth or end is worth on the valuation date at a rate, in the periods of the model: the first may be
 * part of a year, and cash arrives in their middle or at their end, as the model discounts.
 */
export function levelCash(basis: OtherMethodBasis, rate: number): number {
  const lengths = basis.path('period_length');
  const times = basis.path('discount_years');
  const flows = lengths.reduce(
    (sum, length, period) => sum + length * (1 + rate) ** -(times[period] as number),
    0,
  );
  return flows + (1 + rate) ** -(times.at(-1) as number) / rate;
}
