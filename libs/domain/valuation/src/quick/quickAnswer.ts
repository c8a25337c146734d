import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import { quickFigure } from './quickFigure.js';
import { quickImpliedGrowth } from './quickImpliedGrowth.js';
import { quickImpliedMultiple } from './quickImpliedMultiple.js';
import { quickImpliedReturn } from './quickImpliedReturn.js';

/** The results of a quick valuation. Values are per share in its currency, returns annual fractions. */
export interface QuickAnswer {
  readonly valuePerShare: Result<number>;
  readonly exitPrice: Result<number>;
  /** Value over price, less 1. */
  readonly upside: Result<number>;
  readonly impliedReturn: Result<number>;
  readonly impliedGrowth: Result<number>;
  readonly impliedMultiple: Result<number>;
}

const noPrice: Result<number> = { ok: false, reason: 'Enter a price.' };

/** The results of one case; comparisons need a price. */
export function quickAnswer(evaluator: Evaluator, price: number | null): QuickAnswer {
  const valuePerShare = quickFigure(evaluator, 'value_per_share');
  const againstPrice = (answer: (price: number) => Result<number>): Result<number> =>
    price === null ? noPrice : answer(price);
  return {
    valuePerShare,
    exitPrice: quickFigure(evaluator, 'exit_price'),
    upside: againstPrice((paid) =>
      valuePerShare.ok ? { ok: true, value: valuePerShare.value / paid - 1 } : valuePerShare,
    ),
    impliedReturn: againstPrice((paid) => quickImpliedReturn(evaluator, paid)),
    impliedGrowth: againstPrice((paid) => quickImpliedGrowth(evaluator, paid)),
    impliedMultiple: againstPrice((paid) => quickImpliedMultiple(evaluator, paid)),
  };
}
