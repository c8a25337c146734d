import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';

const stated = (input: string, value: number | string, why: Assumption['reason']): Assumption => ({
  input,
  value,
  reason: why,
  sources: [],
  external: null,
});

/** The method: when flows arrive, how the terminal value is found, where the cost of capital comes from. */
export const companyMethodChoices: readonly Assumption[] = [
  stated('discounting', 'mid_year', 'Cash arrives through the year, not on its last day'),
  stated(
    'terminal_method',
    'value_driver',
    'What growth after the forecast costs follows from the return on new capital',
  ),
  stated('terminal_wacc_method', 'same', 'As in the forecast'),
  stated('ronic_method', 'cost_of_capital', 'Competition brings returns on new capital down to their cost'),
  stated('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  stated('wacc_method', 'build_up', 'Computed from its components'),
  stated('country_risk_premium', 0, reason`${percent(0)}; where revenue is earned is not in the statements`),
];
