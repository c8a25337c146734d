import type { Result } from '@finance-analyst/foundation';
import { gainOf, periodProblem, type ValuePeriod } from './ValuePeriod.js';

export interface ModifiedDietz {
  /** Over the whole period, a fraction. */
  readonly total: number;
  readonly gain: number;
  /** The value at the opening, and each flow for the share of the days that it was there. */
  readonly averageCapital: number;
}

/**
 * The gain over the average capital, what a statement shows of a month: flows count from the end of their day on.
 * P. O. Dietz and J. R. Kirschman, “Evaluating portfolio performance”, in Maginn and Tuttle, Managing Investment Portfolios, 1983.
 */
export function modifiedDietz(period: ValuePeriod): Result<ModifiedDietz> {
  const { firstDay, lastDay, opening, flows } = period;
  const problem = periodProblem(period);
  if (problem !== null) return { ok: false, reason: problem };
  const averageCapital = flows.reduce(
    (capital, { day, amount }) => capital + (amount * (lastDay - day)) / (lastDay - firstDay),
    opening,
  );
  if (!(averageCapital > 0))
    return { ok: false, reason: 'The average capital of the period is not above zero.' };
  const gain = gainOf(period);
  return { ok: true, value: { total: gain / averageCapital, gain, averageCapital } };
}
