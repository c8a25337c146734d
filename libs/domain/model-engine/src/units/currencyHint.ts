import { currencyPair, multiplyCurrencies, type CurrencyPair } from './currencies.js';
import type { Unit } from './unit.js';

const rateOf = ({ of, per }: CurrencyPair): string => `exchange_rate ${of} per ${per}`;

/**
 * What translates a part into the money that is wanted, for the end of a message: a rate that is missing, or one that was
 * multiplied by where it divides, or the reverse. Empty where an exchange rate does not help.
 */
export function currencyHint(wanted: Unit, part: Unit): string {
  if (wanted.money !== part.money || wanted.share !== part.share) return '';
  const missing = multiplyCurrencies(wanted.currencies, part.currencies, -1);
  const forgotten = currencyPair(missing);
  if (forgotten) return `; multiply by an ${rateOf(forgotten)}, or divide by the inverse`;
  const reversed = currencyPair(missing, 2);
  return reversed
    ? `; the exchange rate is applied the wrong way: multiply by an ${rateOf(reversed)}, or divide by an ${rateOf({ of: reversed.per, per: reversed.of })}`
    : '';
}
