import type { Assumption } from './Assumption.js';
import { statedAssumption } from './statedAssumption.js';

/** The discounting timing, the terminal value method and the source of the cost of capital. */
export const methodChoices: readonly Assumption[] = [
  statedAssumption('discounting', 'mid_year', 'Cash arrives through the year, not on its last day'),
  statedAssumption('terminal_method', 'perpetual_growth', 'Needs no market multiple'),
  statedAssumption('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  statedAssumption('wacc_method', 'build_up', 'Computed from its components'),
];
