import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';

const stated = (input: string, value: number | string, why: Assumption['reason']): Assumption => ({
  input,
  value,
  reason: why,
  sources: [],
  external: null,
});

/** What no statement says of a deal: conventions of the field, each to be replaced by the terms of the deal. */
export const dealConventions: readonly Assumption[] = [
  stated(
    'required_return',
    0.2,
    reason`${percent(0.2, 0)}, the usual hurdle rate; most private equity investors target 20% to 25% (Gompers, Kaplan, Mukharlyamov, 2016)`,
  ),
  stated('offer_method', 'premium', 'A premium over the market price'),
  stated('offer_premium', 0.3, reason`${percent(0.3, 0)}, a convention for offers for listed companies`),
  stated('transaction_fee_rate', 0.02, reason`${percent(0.02, 0)} of enterprise value, a convention`),
  stated('financing_fee_rate', 0.02, reason`${percent(0.02, 0)} of the debt borrowed, a convention`),
  stated('management_options', 0, 'None until the terms of the deal are known'),
  stated('cash_sweep', 1, 'All excess cash repays debt, senior debt first'),
  stated('senior_spread', 0.04, 'A convention for secured debt, which is repaid first'),
  stated('senior_interest_paid', 'in_cash', 'Senior debt pays interest in cash'),
  stated('senior_amortization', 0.05, reason`${percent(0.05, 0)} a year, a convention for senior debt`),
  stated('subordinated_spread', 0.065, 'A convention: above senior debt, which is repaid first'),
  stated('subordinated_interest_paid', 'in_cash', 'Bonds and notes usually pay interest in cash'),
  stated(
    'subordinated_amortization',
    0,
    'Due at maturity, or from the cash sweep once senior debt is repaid',
  ),
  stated('mezzanine_leverage', 0, 'None: senior and subordinated debt are used first'),
  stated(
    'mezzanine_spread',
    0.09,
    'A convention: above subordinated debt, which is repaid before mezzanine debt',
  ),
  stated('mezzanine_interest_paid', 'in_kind', 'Mezzanine interest usually accrues to principal'),
  stated('mezzanine_amortization', 0, 'Due at maturity'),
  stated(
    'interest_limit',
    0.3,
    reason`${percent(0.3, 0)} of EBITDA, the limit in Internal Revenue Code section 163(j) and EU directive 2016/1164, article 4; interest above it is not carried forward in this model`,
  ),
  stated(
    'base_loss_carry_forward',
    0,
    'None: a change of ownership usually limits the use of earlier losses (in the US, Internal Revenue Code section 382)',
  ),
];
