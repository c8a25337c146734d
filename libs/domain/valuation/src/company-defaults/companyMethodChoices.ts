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
    'The return on new capital sets the cost of growth after the forecast',
  ),
  stated('terminal_wacc_method', 'same', 'Same as in the forecast'),
  stated(
    'ronic_method',
    'cost_of_capital',
    'Competition drives returns on new capital down to the cost of capital',
  ),
  stated('ronic_years', 0, 'None; enter how long the company keeps an advantage'),
  stated('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  stated('wacc_method', 'build_up', 'Computed from its components'),
  stated(
    'country_risk_premium',
    0,
    reason`${percent(0)}; the statements do not show where revenue is earned`,
  ),
  stated('specific_premium', 0, reason`${percent(0)}; add one for size or risks of its own`),
  stated('beta_method', 'given', 'The company’s own beta'),
  // Until the debt share is known.
  stated('peer_beta', 0, 'No peers'),
  stated('debt_weight_at', 'market_price', 'What the market pays for the equity'),
  stated('minority_method', 'book', 'Book value'),
  stated('minority_income', 0, 'None entered'),
  stated('minority_multiple', 0, 'None entered'),
  stated('convertible_debt', 0, 'None entered; all debt counts as debt'),
  stated('conversion_price', 0, 'No convertible debt entered'),
  stated('options_outstanding', 0, 'None entered; dilutive shares include the options that the filer counts'),
  stated('exercise_price', 0, 'No options entered'),
];
