import { internalRateOfReturn } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import { quickFigure } from './quickFigure.js';

/**
 * The annual return of a share bought at the price, held to the final year and sold at the exit price: the rate at which
 * its dividends and exit price have a present value equal to the price.
 */
export function quickImpliedReturn(evaluator: Evaluator, price: number): Result<number> {
  const exit = quickFigure(evaluator, 'exit_price');
  if (!exit.ok) return exit;
  const dividends = evaluator.readSeries('dividend');
  const flows: number[] = [-price];
  for (const [index, dividend] of dividends.entries()) {
    if (!dividend.ok) return { ok: false, reason: dividend.reason };
    flows.push(dividend.value + (index === dividends.length - 1 ? exit.value : 0));
  }
  return internalRateOfReturn(flows);
}
