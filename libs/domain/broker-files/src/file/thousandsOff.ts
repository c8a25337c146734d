import { currencyPlaces } from '@finance-analyst/portfolio';
import type { TransactionRow } from './Transaction.js';

/** Of a factor of ten: quotations in percent or by contract are off by 100, which is not an error. */
const tolerance = 0.5;

/**
 * By how many factors of 1,000 quantity × price is above the gross amount of a row, or below it if negative: 1 for about
 * 1,000. 0 if they agree, differ by another factor, or the row lacks one of them. A rate explains a difference.
 */
export function thousandsOff({ quantity, price, gross, currency, rate }: TransactionRow): number {
  if (quantity === undefined || price === undefined || gross === undefined) return 0;
  const [value, amount] = [Math.abs(Number(quantity) * Number(price)), Math.abs(Number(gross))];
  const minorUnit = 10 ** -(currencyPlaces(currency ?? '') ?? 2);
  // The least amount that can be paid says nothing of its factor.
  if (value === 0 || amount === 0 || Math.abs(value - amount) <= minorUnit) return 0;
  const magnitude = Math.log10(value / amount);
  const rateMagnitude = Math.log10(Math.abs(Number(rate ?? '1')));
  if ([magnitude - rateMagnitude, magnitude + rateMagnitude].some((own) => Math.abs(own) <= tolerance))
    return 0;
  const thousands = Math.round(magnitude / 3);
  // Without a -0.
  return Math.abs(magnitude - 3 * thousands) <= tolerance ? thousands || 0 : 0;
}
