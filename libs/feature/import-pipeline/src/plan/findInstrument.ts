import type { FiledInstrument } from '@finance-analyst/broker-files';
import type { PortfolioInstrument } from '@finance-analyst/documents';
import type { InstrumentMatch } from './ImportPlan.js';
import { marketCodeOf } from './marketCodeOf.js';
import { symbolInCurrency } from './symbolInCurrency.js';

export interface FoundInstrument {
  readonly instrument: PortfolioInstrument;
  readonly by: Exclude<InstrumentMatch['by'], 'choice' | 'new'>;
}

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  a.trim() !== '' &&
  a.trim().toUpperCase() === b.trim().toUpperCase();

/** The instrument that a file means: by ISIN, then symbol and market, then symbol, then name; null if none is. */
export function findInstrument(
  filed: FiledInstrument,
  known: readonly PortfolioInstrument[],
): FoundInstrument | null {
  const choose = (
    by: FoundInstrument['by'],
    isMatch: (instrument: PortfolioInstrument) => boolean,
  ): FoundInstrument | null => {
    const matches = known.filter(isMatch);
    const instrument =
      matches.find(({ market }) => isSame(market, filed.market)) ??
      matches.find(({ currency }) => isSame(currency, filed.currency)) ??
      matches[0];
    return instrument ? { instrument, by } : null;
  };
  const isPossible = ({ isin, market }: PortfolioInstrument): boolean => {
    const code = marketCodeOf(filed.market);
    const isOtherSecurity = isin !== null && filed.isin !== undefined && !isSame(isin, filed.isin);
    return !isOtherSecurity && (market === null || code === null || isSame(market, code));
  };
  return (
    choose('isin', ({ isin }) => isSame(isin, filed.isin)) ??
    choose(
      'market',
      (own) => isPossible(own) && isSame(own.symbol, filed.symbol) && isSame(own.market, filed.market),
    ) ??
    choose(
      'symbol',
      (own) =>
        isPossible(own) && (isSame(own.symbol, filed.symbol) || isSame(own.symbol, symbolInCurrency(filed))),
    ) ??
    // Share classes of a fund have one name and several symbols.
    choose(
      'name',
      (own) =>
        isPossible(own) &&
        isSame(own.name ?? own.symbol, filed.name) &&
        (filed.symbol === undefined || isSame(own.symbol, own.isin) || isSame(own.symbol, own.name)),
    )
  );
}
