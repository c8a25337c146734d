import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../testing/faultsOf.js';
import { fundsFromOperationsExample as sound } from './fundsFromOperationsExample.js';
import { fundsFromOperationsModel } from './fundsFromOperationsModel.js';

const model = fundsFromOperationsModel(5, 2);
const failed = (changes: InputValues) => faultsOf(model, { ...sound, ...changes }).failed;
const byNetAssets: InputValues = { value_by: 'net_asset_value' };

describe('integrity checks of the funds from operations model', () => {
  const tripping: Readonly<Record<string, InputValues>> = {
    balance_after_valuation: { valuation_date: '2026-09-29' },
    balance_after_first_year: { balance_date: '2026-12-31' },
    balance_outdated: { valuation_date: '2027-05-01' },
    shares_not_positive: { shares_outstanding: -2 },
    ffo_not_positive: { base_net_income: -64 },
    income_not_positive: { ...byNetAssets, net_operating_income: 0 },
    value_not_positive: { ...byNetAssets, debt: 2900 },
    cap_rate_unusual: { cap_rate: 0.019 },
    payout_above_ffo: { payout: [0.7, 0.7, 1.01, 0.7, 0.7] },
  };

  it('[VALUATION-214] has a case for every check of the funds from operations model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(faultsOf(model, sound).all);
    expect(failed({})).toEqual([]);
    expect(failed(byNetAssets)).toEqual([]);
  });

  it.each(Object.entries(tripping))('[VALUATION-214] %s fails on its own fault', (id, changes) => {
    expect(failed(changes)).toContain(id);
  });

  it.each<[string, InputValues]>([
    ['balance_after_valuation', { valuation_date: '2026-09-30' }],
    ['balance_after_first_year', { balance_date: '2026-12-30' }],
    ['balance_outdated', { valuation_date: '2027-04-30' }],
    ['shares_not_positive', { shares_outstanding: 0 }],
    ['ffo_not_positive', { base_net_income: -63 }],
    ['ffo_not_positive', { ...byNetAssets, base_net_income: -64 }],
    ['income_not_positive', { net_operating_income: 0 }],
    ['income_not_positive', { ...byNetAssets, net_operating_income: 0, cap_rate: 0 }],
    ['value_not_positive', { debt: 2900 }],
    ['cap_rate_unusual', { cap_rate: 0.02 }],
    ['cap_rate_unusual', { cap_rate: 0.15 }],
    ['cap_rate_unusual', { cap_rate: 0 }],
    ['payout_above_ffo', { payout: 1 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(failed(changes)).not.toContain(id);
  });

  it('[VALUATION-214] cap_rate_unusual fails above its range too', () => {
    expect(failed({ cap_rate: 0.16 })).toContain('cap_rate_unusual');
  });
});
