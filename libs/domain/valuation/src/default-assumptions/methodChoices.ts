import type { Assumption } from './Assumption.js';

const choice = (input: string, value: string, reason: string): Assumption => ({
  input,
  value,
  reason,
  sources: [],
  external: null,
});

/** How flows are discounted, the years after the forecast valued and the cost of capital found. */
export const methodChoices: readonly Assumption[] = [
  choice('discounting', 'mid_year', 'Cash comes in through the year, not on its last day'),
  choice('terminal_method', 'perpetual_growth', 'Needs no market multiple'),
  choice('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  choice('wacc_method', 'build_up', 'Built up from its parts'),
];
