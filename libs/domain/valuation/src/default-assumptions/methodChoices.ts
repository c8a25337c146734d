import type { Assumption } from './Assumption.js';

const choice = (input: string, value: string, reason: string): Assumption => ({
  input,
  value,
  reason,
  sources: [],
  external: null,
});

/** The discounting timing, the terminal value method and the source of the cost of capital. */
export const methodChoices: readonly Assumption[] = [
  choice('discounting', 'mid_year', 'Cash arrives through the year, not on its last day'),
  choice('terminal_method', 'perpetual_growth', 'Needs no market multiple'),
  choice('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  choice('wacc_method', 'build_up', 'Computed from its components'),
];
