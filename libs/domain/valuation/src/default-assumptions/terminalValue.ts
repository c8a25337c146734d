import type { Assumption } from './Assumption.js';
import type { MarketParameters } from './MarketParameters.js';
import { percent } from './percent.js';

/** Inflation target of the large central banks plus modest real growth; no company outgrows its economy for ever. */
const longRunNominalGrowth = 0.025;
const exitMultiple = 10;

/** Perpetual growth at the long-run rate, never above the risk-free rate; the exit multiple stands ready beside it. */
export function terminalValue(parameters: MarketParameters): readonly Assumption[] {
  const growth = Math.max(0, Math.min(longRunNominalGrowth, parameters.riskFreeRate.value));
  const own = (input: string, value: number | string, reason: string): Assumption => ({
    input,
    value,
    reason,
    sources: [],
    external: null,
  });
  return [
    own('discounting', 'mid_year', 'Cash comes in through the year, not on its last day'),
    own('terminal_method', 'perpetual_growth', 'Rests on no market multiple'),
    own(
      'terminal_growth',
      growth,
      growth < longRunNominalGrowth
        ? `The risk-free rate, which caps long-run growth of ${percent(longRunNominalGrowth)}`
        : `Long-run nominal growth of ${percent(longRunNominalGrowth)}, below the risk-free rate`,
    ),
    own('exit_multiple', exitMultiple, 'A round starting point: set it from comparable companies'),
    own('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
    own('wacc_method', 'build_up', 'Built from its parts below'),
    own('given_wacc', 0, 'Used only when the cost of capital is given as one number'),
  ];
}
