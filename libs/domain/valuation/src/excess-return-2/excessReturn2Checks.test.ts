import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { excessReturnTemplate } from '../excess-return/excessReturnTemplate.js';
import { faultsOf } from '../testing/faultsOf.js';
import { excessReturn2Model } from './excessReturn2Model.js';

const model = excessReturn2Model(5, 1);
const sound: InputValues = {
  ...excessReturnTemplate.example,
  valuation_date: '2026-03-31',
  balance_date: '2025-12-31',
  first_year_end: '2026-12-31',
  reported_equity: [null],
  reported_assets: [null],
  reported_net_income: [null],
  reported_dividends: [null],
  reported_repurchases: [null],
};
const failed = (changes: InputValues) => faultsOf(model, { ...sound, ...changes }).failed;

describe('integrity checks of version 2 of the excess return model', () => {
  const tripping: Readonly<Record<string, InputValues>> = {
    balance_after_valuation: { valuation_date: '2025-12-30' },
    balance_after_first_year: { balance_date: '2026-12-31' },
    balance_outdated: { valuation_date: '2027-05-01' },
    cost_of_equity_unusual: { beta: 5 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    persistence_out_of_range: { persistence: -0.1 },
    excess_return_without_limit: { persistence: 1, terminal_growth: 0.0955 },
    base_equity_not_positive: { base_equity: 0 },
    shares_not_positive: { shares_outstanding: 0 },
    value_not_positive: { preferred_equity: 1e6 },
    capital_ratio_not_positive: { capital_ratio: [0.1, 0.1, 0, 0.1, 0.1] },
    capital_raised: { asset_growth: [0.06, 0.3, 0.05, 0.045, 0.04] },
    shortfall_persists: { return_on_equity: 0.05, persistence: 1 },
    terminal_share_high: { return_on_equity: 0.3, persistence: 1 },
  };

  it('[VALUATION-214] has a case for every check of the excess return model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(faultsOf(model, sound).all);
    expect(failed({})).toEqual([]);
  });

  it.each(Object.entries(tripping))('[VALUATION-214] %s fails on its own fault', (id, changes) => {
    expect(failed(changes)).toContain(id);
  });

  it.each<[string, InputValues]>([
    ['balance_after_valuation', { valuation_date: '2025-12-31' }],
    ['balance_after_first_year', { balance_date: '2026-12-30' }],
    ['balance_outdated', { valuation_date: '2027-04-30' }],
    ['excess_return_without_limit', { persistence: 1, terminal_growth: 0.0945 }],
    ['persistence_out_of_range', { persistence: 0 }],
    ['shares_not_positive', { shares_outstanding: 0, dilutive_shares: 1 }],
    ['shortfall_persists', { return_on_equity: [0.05, 0.13, 0.13, 0.13, 0.13], persistence: 1 }],
    ['shortfall_persists', { return_on_equity: 0.05 }],
    ['shortfall_persists', { persistence: 1 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(failed(changes)).not.toContain(id);
  });

  it('[VALUATION-214] persistence_out_of_range fails above its range too', () => {
    expect(failed({ persistence: 1.01 })).toContain('persistence_out_of_range');
  });
});
