import type { Result } from '@finance-analyst/foundation';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { roundParts } from '../decimal/roundParts.js';
import { roundUnits } from '../decimal/roundUnits.js';
import type { HeldCash, Holding, Holdings } from './Holding.js';

/**
 * Holdings as they are shown: amounts are in whole minor units and add up. The total is rounded once, as that of a history; gain is
 * value less cost, and what rounding leaves is in its price part.
 */
export function presentHoldings(given: Holdings): Holdings {
  const places = currencyPlaces(given.currency) ?? 2;
  const { holdings, cash } = given;
  const values = roundedOf(
    [...holdings, ...cash].map(({ value }) => value),
    places,
  );
  const costs = roundedOf(
    holdings.map(({ cost }) => cost),
    places,
  );
  const currencyGains = roundedOf(
    holdings.map(({ currencyGain }) => currencyGain),
    places,
  );
  const dayGains = roundedOf(
    holdings.map(({ dayGain }) => dayGain),
    places,
  );
  return {
    ...given,
    total: roundUnits(given.total, places) / 10 ** places,
    holdings: holdings.map((holding, at): Holding => {
      const value = values[at] as Result<number>;
      const cost = costs[at] as Result<number>;
      const currencyGain = currencyGains[at] as Result<number>;
      const priceGain: Result<number> =
        holding.priceGain.ok && value.ok && cost.ok && currencyGain.ok
          ? {
              ok: true,
              value: roundUnits(value.value - cost.value - currencyGain.value, places) / 10 ** places,
            }
          : holding.priceGain;
      return {
        ...holding,
        value,
        cost,
        priceGain,
        currencyGain,
        dayGain: dayGains[at] as Result<number>,
      };
    }),
    cash: cash.map((balance, at): HeldCash => ({
      ...balance,
      value: values[holdings.length + at] as Result<number>,
    })),
  };
}

function roundedOf(figures: readonly Result<number>[], places: number): readonly Result<number>[] {
  const known = figures.flatMap((figure) => (figure.ok ? [figure.value] : []));
  const rounded = roundParts(known, places);
  let next = 0;
  return figures.map((figure) => (figure.ok ? { ok: true, value: rounded[next++] as number } : figure));
}
