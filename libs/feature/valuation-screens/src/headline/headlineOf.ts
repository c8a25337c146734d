import { impliedRevenueGrowth } from '@finance-analyst/valuation';
import { oncePerValuation } from '../model/oncePerValuation.js';
import type { Headline } from './Headline.js';
import { messages } from './messages.js';

/** The headline of a valuation; what a missing or foreign price makes impossible says so. */
export const headlineOf = oncePerValuation(({ body, evaluator }): Headline => {
  const valuePerShare = evaluator.read('value_per_share');
  const price = body.priceSnapshot ?? null;
  const why = !price
    ? messages.noPrice
    : price.currency !== body.currency
      ? messages.otherCurrency(price.currency, body.currency)
      : null;
  return {
    valuePerShare,
    upside:
      price && why === null
        ? valuePerShare.ok
          ? valuePerShare.value < 0
            ? // A price cannot fall by more than the whole.
              { ok: false, reason: messages.negativeValue }
            : { ok: true, value: valuePerShare.value / price.price - 1 }
          : valuePerShare
        : { ok: false, reason: why ?? '' },
    impliedGrowth:
      price && why === null ? impliedRevenueGrowth(evaluator, price.price) : { ok: false, reason: why ?? '' },
    terminalShare: evaluator.read('terminal_share'),
    wacc: evaluator.read('wacc'),
  };
});
