import type { DatedRate } from '@finance-analyst/contracts';
import type { StoredRates } from './readStoredRates.js';

/** Units of `quote` for one of `base`; `note` says what they were derived from, null for rates as stated. */
export interface DerivedRates {
  readonly rates: readonly DatedRate[];
  readonly note: string | null;
}

const nameOf = ({ base, quote }: Pick<StoredRates, 'base' | 'quote'>): string => `${base}/${quote}`;

/** Rates as stated, or their inverse when the pair is stated the other way around. */
export function directRates(base: string, stated: StoredRates): DerivedRates {
  return stated.base === base
    ? { rates: stated.rates, note: null }
    : {
        rates: stated.rates.map(({ date, rate }) => ({ date, rate: 1 / rate })),
        note: `Derived as the inverse of ${nameOf(stated)}.`,
      };
}

/**
 * A pair through a currency that both have rates to: `pivot → quote / pivot → base`, on the days that have both.
 *
 * @param ofBase the rates between the pivot and the base currency, in either direction
 * @param ofQuote the rates between the pivot and the quote currency, in either direction
 */
export function crossRates(pivot: string, ofBase: StoredRates, ofQuote: StoredRates): DerivedRates {
  const perPivot = new Map(directRates(pivot, ofBase).rates.map(({ date, rate }) => [date, rate]));
  const rates = directRates(pivot, ofQuote).rates.flatMap(({ date, rate }) => {
    const baseRate = perPivot.get(date);
    return baseRate === undefined ? [] : [{ date, rate: rate / baseRate }];
  });
  return { rates, note: `Derived from ${nameOf(ofBase)} and ${nameOf(ofQuote)} of the same day.` };
}
