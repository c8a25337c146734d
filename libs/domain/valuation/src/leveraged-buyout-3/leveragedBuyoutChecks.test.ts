import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { leveragedBuyout2Example } from '../leveraged-buyout-2/leveragedBuyout2Example.js';
import { leveragedBuyout2Model } from '../leveraged-buyout-2/leveragedBuyout2Model.js';
import { faultsOf } from '../testing/faultsOf.js';
import { leveragedBuyout3Model } from './leveragedBuyout3Model.js';

const sound: InputValues = { ...leveragedBuyout2Example, exit_multiple: 8 };

const tripping: Readonly<Record<string, InputValues>> = {
  balance_after_valuation: { valuation_date: '2025-12-30' },
  balance_after_first_year: { balance_date: '2026-12-31' },
  balance_outdated: { valuation_date: '2027-05-01' },
  base_ebitda_not_positive: { base_ebitda: 0 },
  shares_not_positive: { shares_outstanding: -2 },
  capital_not_productive: { sales_to_capital: 0 },
  cash_short: { senior_amortization: 0.5 },
  final_equity_not_positive: { exit_multiple: 0.5 },
  equity_not_positive: { debt: 5000 },
  sweep_out_of_range: { cash_sweep: 1.2 },
  options_out_of_range: { management_options: 1 },
  exit_before_deal: { valuation_date: '2030-12-31' },
  sponsor_equity_not_positive: { senior_leverage: 9 },
  offer_missing: { market_price: 0 },
  cash_below_minimum: { senior_amortization: 0.2, minimum_cash: 100 },
  leverage_high: { senior_leverage: 5 },
  interest_cover_low: { senior_spread: 0.2 },
  sponsor_share_low: { senior_leverage: 6 },
  required_return_unusual: { required_return: 0.09 },
  multiple_expansion: { exit_multiple: 9 },
  investment_negative: { working_capital_rate: 0.9, sales_to_capital: 20 },
};

describe.each([
  ['2', leveragedBuyout2Model(5, 2)],
  ['3', leveragedBuyout3Model(5, 2)],
] as const)('integrity checks of version %s of the leveraged buyout', (_, model) => {
  it('[VALUATION-214] has a case for every check of the leveraged buyout', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(faultsOf(model, sound).all);
    expect(faultsOf(model, sound).failed).toEqual([]);
  });

  it.each(Object.entries(tripping))('[VALUATION-214] %s fails on its own fault', (id, changes) => {
    expect(faultsOf(model, { ...sound, ...changes }).failed).toContain(id);
  });

  it.each<[string, InputValues]>([
    ['balance_after_valuation', { valuation_date: '2025-12-31' }],
    ['balance_after_first_year', { balance_date: '2026-12-30' }],
    ['balance_outdated', { valuation_date: '2027-04-30' }],
    ['cash_below_minimum', { senior_amortization: 0.5 }],
    ['exit_before_deal', { valuation_date: '2030-12-30' }],
    ['final_equity_not_positive', { exit_multiple: 4 }],
    ['multiple_expansion', { exit_multiple: 9, market_price: 0 }],
    ['options_out_of_range', { management_options: 0 }],
    ['required_return_unusual', { required_return: 0.1 }],
    ['required_return_unusual', { required_return: 0.35 }],
    ['sponsor_equity_not_positive', { senior_leverage: 9, market_price: 0 }],
    ['sponsor_share_low', { senior_leverage: 9 }],
    ['sweep_out_of_range', { cash_sweep: 0 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(faultsOf(model, { ...sound, ...changes }).failed).not.toContain(id);
  });

  it.each<[string, InputValues]>([
    ['options_out_of_range', { management_options: -0.01 }],
    ['required_return_unusual', { required_return: 0.36 }],
    ['sweep_out_of_range', { cash_sweep: -0.01 }],
  ])('[VALUATION-214] %s fails at the other end of its range too', (id, changes) => {
    expect(faultsOf(model, { ...sound, ...changes }).failed).toContain(id);
  });
});
