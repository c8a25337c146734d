import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';

/** The method: when flows arrive, how the terminal value is found, where the cost of capital comes from. */
export const companyMethodChoices: readonly Assumption[] = [
  statedAssumption('discounting', 'mid_year', 'Cash arrives through the year, not on its last day'),
  statedAssumption(
    'terminal_method',
    'value_driver',
    'The return on new capital sets the cost of growth after the forecast',
  ),
  statedAssumption('terminal_wacc_method', 'same', 'Same as in the forecast'),
  statedAssumption(
    'ronic_method',
    'cost_of_capital',
    'Competition drives returns on new capital down to the cost of capital',
  ),
  statedAssumption('ronic_years', 0, 'None; enter how long the company keeps an advantage'),
  statedAssumption('exit_metric', 'ebitda', 'The usual metric of exit multiples'),
  statedAssumption('wacc_method', 'build_up', 'Computed from its components'),
  statedAssumption(
    'country_risk_premium',
    0,
    reason`${percent(0)}; the statements do not show where revenue is earned`,
  ),
  statedAssumption('specific_premium', 0, reason`${percent(0)}; add one for size or risks of its own`),
  statedAssumption('beta_method', 'given', 'The company’s own beta'),
  // Until the debt share is known.
  statedAssumption('peer_beta', 0, 'No peers'),
  statedAssumption('debt_weight_at', 'market_price', 'What the market pays for the equity'),
  statedAssumption('minority_method', 'book', 'Book value'),
  statedAssumption('minority_income', 0, 'None entered'),
  statedAssumption('minority_multiple', 0, 'None entered'),
  statedAssumption('convertible_debt', 0, 'None entered; all debt counts as debt'),
  statedAssumption('conversion_price', 0, 'No convertible debt entered'),
  statedAssumption(
    'options_outstanding',
    0,
    'None entered; dilutive shares include the options that the filer counts',
  ),
  statedAssumption('exercise_price', 0, 'No options entered'),
];
