import { findRoot } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { marginOf } from './companyMargin.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { evaluateCompany } from './evaluateCompany.js';
import { straightTo } from './fadeTo.js';

/**
 * The operating margin of the final year, a fraction from 0 to 1, at which value per share equals `price`, all else as by
 * default and the margin moving there in a straight line: what the price expects of a company that makes a loss.
 */
export function impliedMatureMargin(defaults: CompanyDefaults, price: number): Result<number> {
  const start = marginOf(defaults.base, defaults.historicalYears.at(-1))?.value ?? 0;
  const path = (target: number): readonly number[] => straightTo(start, target, defaults.years);
  const evaluated = evaluateCompany(defaults, { operating_margin: path(0) });
  if (!evaluated.ok) return evaluated;
  const evaluator = evaluated.value;
  const valueLessPrice = (target: number): number => {
    path(target).forEach((margin, index) => evaluator.set('operating_margin', margin, index + 1));
    return evaluator.number('value_per_share') - price;
  };
  const found = findRoot(valueLessPrice, { low: 0, high: 1, steps: 20 });
  return found.ok
    ? { ok: true, value: found.root }
    : { ok: false, reason: 'No operating margin from 0% to 100% in the final year gives this price.' };
}
