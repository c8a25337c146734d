import type { Result } from '@finance-analyst/foundation';
import { marginAtPrice } from '../questions/marginAtPrice.js';
import { marginOf } from './companyMargin.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { evaluateCompany } from './evaluateCompany.js';
import { straightTo } from './straightTo.js';

/**
 * The operating margin of the final year, a fraction from 0 to 1, at which value per share equals `price`, all else as by
 * default and the margin moving there in a straight line: what the price expects of a company that makes a loss.
 */
export function impliedMatureMargin(defaults: CompanyDefaults, price: number): Result<number> {
  const start = marginOf(defaults.base, defaults.historicalYears.at(-1))?.value ?? 0;
  const path = (target: number): readonly number[] => straightTo(start, target, defaults.years);
  const evaluated = evaluateCompany(defaults);
  return evaluated.ok ? marginAtPrice(evaluated.value, price, path) : evaluated;
}
