import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';

/** What no statement says of a deal: conventions of the field, each to be replaced by the terms of the deal. */
export const dealConventions: readonly Assumption[] = [
  statedAssumption(
    'required_return',
    0.2,
    reason`${percent(0.2, 0)}, the usual hurdle rate; most private equity investors target 20% to 25% (Gompers, Kaplan, Mukharlyamov, 2016)`,
  ),
  statedAssumption('offer_method', 'premium', 'A premium over the market price'),
  statedAssumption(
    'offer_premium',
    0.3,
    reason`${percent(0.3, 0)}, a convention for offers for listed companies`,
  ),
  statedAssumption(
    'transaction_fee_rate',
    0.02,
    reason`${percent(0.02, 0)} of enterprise value, a convention`,
  ),
  statedAssumption(
    'financing_fee_rate',
    0.02,
    reason`${percent(0.02, 0)} of the debt borrowed, a convention`,
  ),
  statedAssumption('management_options', 0, 'None until the terms of the deal are known'),
  statedAssumption('cash_sweep', 1, 'All excess cash repays debt, senior debt first'),
  statedAssumption('senior_spread', 0.04, 'A convention for secured debt, which is repaid first'),
  statedAssumption('senior_interest_paid', 'in_cash', 'Senior debt pays interest in cash'),
  statedAssumption(
    'senior_amortization',
    0.05,
    reason`${percent(0.05, 0)} a year, a convention for senior debt`,
  ),
  statedAssumption('subordinated_spread', 0.065, 'A convention: above senior debt, which is repaid first'),
  statedAssumption('subordinated_interest_paid', 'in_cash', 'Bonds and notes usually pay interest in cash'),
  statedAssumption(
    'subordinated_amortization',
    0,
    'Due at maturity, or from the cash sweep once senior debt is repaid',
  ),
  statedAssumption('mezzanine_leverage', 0, 'None: senior and subordinated debt are used first'),
  statedAssumption(
    'mezzanine_spread',
    0.09,
    'A convention: above subordinated debt, which is repaid before mezzanine debt',
  ),
  statedAssumption('mezzanine_interest_paid', 'in_kind', 'Mezzanine interest usually accrues to principal'),
  statedAssumption('mezzanine_amortization', 0, 'Due at maturity'),
  statedAssumption(
    'interest_limit',
    0.3,
    reason`${percent(0.3, 0)} of EBITDA, the limit in Internal Revenue Code section 163(j) and EU directive 2016/1164, article 4; interest above it is not carried forward in this model`,
  ),
  statedAssumption(
    'base_loss_carry_forward',
    0,
    'None: a change of ownership usually limits the use of earlier losses (in the US, Internal Revenue Code section 382)',
  ),
];
