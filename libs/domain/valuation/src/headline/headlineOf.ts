import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { noRate } from '../templates/AnswerNames.js';
import type { Headline } from './Headline.js';
import { upsideOf, whyNotComparable } from './upsideOf.js';

const undiscounted = { ok: false, reason: noRate } as const;

/** The headline of a valuation; figures that need a price give a reason if it is missing or in another currency. */
export const headlineOf = memoizeByValuation(({ body, evaluator, method: { answers } }): Headline => {
  const valuePerShare = evaluator.read('value_per_share');
  const why = whyNotComparable(body);
  return {
    valuePerShare,
    upside: upsideOf(body, valuePerShare),
    impliedGrowth:
      body.priceSnapshot && why === null
        ? answers.impliedByPrice(evaluator, body.priceSnapshot.price)
        : { ok: false, reason: why ?? '' },
    ...(answers.rate === null
      ? { terminalShare: undiscounted, wacc: undiscounted }
      : { terminalShare: evaluator.read('terminal_share'), wacc: evaluator.read(answers.rate) }),
  };
});
