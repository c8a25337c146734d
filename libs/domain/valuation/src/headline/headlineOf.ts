import { impliedRevenueGrowth } from '../reverse-dcf/impliedRevenueGrowth.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Headline } from './Headline.js';

/** The headline of a valuation; figures that need a price give a reason if it is missing or in another currency. */
export const headlineOf = memoizeByValuation(({ body, evaluator }): Headline => {
  const valuePerShare = evaluator.read('value_per_share');
  const price = body.priceSnapshot ?? null;
  const why = !price
    ? 'No price to compare with.'
    : price.currency !== body.currency
      ? `The price is in ${price.currency}, the statements are in ${body.currency}.`
      : null;
  return {
    valuePerShare,
    upside:
      price && why === null
        ? valuePerShare.ok
          ? valuePerShare.value < 0
            ? // A price cannot fall by more than 100%.
              { ok: false, reason: 'The value per share is negative.' }
            : { ok: true, value: valuePerShare.value / price.price - 1 }
          : valuePerShare
        : { ok: false, reason: why ?? '' },
    impliedGrowth:
      price && why === null ? impliedRevenueGrowth(evaluator, price.price) : { ok: false, reason: why ?? '' },
    terminalShare: evaluator.read('terminal_share'),
    wacc: evaluator.read('wacc'),
  };
});
