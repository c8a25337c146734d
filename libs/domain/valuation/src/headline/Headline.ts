import type { Result } from '@finance-analyst/foundation';
import type { Figure } from '@finance-analyst/model-engine';
import type { ImpliedGrowth } from '../reverse-dcf/impliedRevenueGrowth.js';

/** The figures under the title. */
export interface Headline {
  readonly valuePerShare: Figure;
  /** Value over price less 1; missing for a negative value, since a price cannot fall by more than 100%. */
  readonly upside: Result<number>;
  /** The driver of the method that the price implies: the growth of revenue, or the return on equity. */
  readonly impliedGrowth: ImpliedGrowth;
  readonly terminalShare: Figure;
  /** The rate that discounts: the cost of capital, or of equity. */
  readonly wacc: Figure;
}
