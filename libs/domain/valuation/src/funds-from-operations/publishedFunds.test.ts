import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { fundsFromOperationsExample } from './fundsFromOperationsExample.js';
import { fundsFromOperationsModel } from './fundsFromOperationsModel.js';

function evaluate(inputs: InputValues, pastYears = 2): Evaluator {
  const created = createEvaluator(fundsFromOperationsModel(5, pastYears), {
    ...fundsFromOperationsExample,
    ...inputs,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

describe('published funds from operations', () => {
  // CarrAmerica Realty, annual report 2003, reconciliation of diluted FFO: in thousands of dollars, with the minority
  // interest of those who hold units of its partnership.
  it('[VALUATION-465] are those of three years with preferred dividends', () => {
    const years = [
      { income: 79_061, depreciation: 131_909, minorities: -8225, gains: 4464, preferred: 34_705 },
      { income: 109_305, depreciation: 137_245, minorities: 12_642, gains: 34_737, preferred: 34_636 },
      { income: 72_937, depreciation: 138_433, minorities: 7705, gains: 14_477, preferred: 26_148 },
    ];
    const none = years.map(() => 0);
    const evaluator = evaluate(
      {
        reported_net_income: years.map(
          ({ income, minorities, preferred }) => income + minorities - preferred,
        ),
        reported_depreciation: years.map(({ depreciation }) => depreciation),
        reported_property_gains: years.map(({ gains }) => gains),
        reported_property_impairment: none,
        reported_dividends: none,
        reported_shares: years.map(() => 1),
      },
      years.length,
    );
    expect([-2, -1, 0].map((period) => evaluator.number('ffo', period))).toEqual([163_576, 189_819, 178_450]);
  });

  // Colonial Properties Trust, second quarter 2010, form 8-K filed 30 July 2010, exhibit 99.3: in thousands of dollars and shares,
  // with units of its partnership. Each figure is of the consolidated properties, then of the share of the others.
  it.each([
    {
      period: 'the second quarter of 2010',
      income: [-11_849, -1290],
      depreciation: [29_802, 1718, 1715, 708],
      removedGains: [667, -631, -15],
      participating: 169,
      shares: 77_209,
      ffo: 20_656,
      perShare: '0.27',
    },
    {
      period: 'the second quarter of 2009',
      income: [-1903, -339],
      depreciation: [27_778, 386, 4449, 1638],
      removedGains: [175, -187, 35],
      participating: 156,
      shares: 57_378,
      ffo: 31_876,
      perShare: '0.56',
    },
    {
      period: 'six months of 2010',
      income: [-24_178, -2785],
      depreciation: [59_623, 3459, 4123, 1410],
      removedGains: [709, -641, -96],
      participating: 343,
      shares: 75_903,
      ffo: 41_281,
      perShare: '0.54',
    },
    {
      period: 'six months of 2009',
      income: [12_001, 2166, 992],
      depreciation: [55_186, 728, 9234, 3452],
      removedGains: [-5250, 3544, 52],
      participating: 401,
      shares: 57_221,
      ffo: 81_704,
      perShare: '1.43',
    },
  ])('[VALUATION-465] and their amount per share are those of $period', (published) => {
    const evaluator = evaluate({
      base_net_income: sum(published.income) - published.participating,
      base_depreciation: sum(published.depreciation),
      base_property_gains: -sum(published.removedGains),
      base_property_impairment: 0,
      shares_outstanding: published.shares,
      dilutive_shares: 0,
    });
    expect(evaluator.number('base_ffo')).toBe(published.ffo);
    expect(evaluator.number('base_ffo_per_share').toFixed(2)).toBe(published.perShare);
  });

  // CoreCivic, presentation of the first quarter 2023, calculation of FFO: in thousands of dollars, gains after income tax.
  it.each([
    {
      quarter: 'Q1 2022',
      income: 19_003,
      depreciation: 24_166,
      gains: 2261 - 625,
      impairment: 0,
      ffo: 41_533,
    },
    {
      quarter: 'Q2 2022',
      income: 10_562,
      depreciation: 24_501,
      gains: 1060 - 283,
      impairment: 0,
      ffo: 34_286,
    },
    {
      quarter: 'Q3 2022',
      income: 68_318,
      depreciation: 24_158,
      gains: 83_828 - 21_165,
      impairment: 3513,
      ffo: 33_326,
    },
    {
      quarter: 'Q4 2022',
      income: 24_437,
      depreciation: 24_092,
      gains: 579 + 78,
      impairment: 879,
      ffo: 48_751,
    },
  ])('[VALUATION-465] are those of $quarter, with gains and impairment of property', (published) => {
    const evaluator = evaluate({
      base_net_income: published.income,
      base_depreciation: published.depreciation,
      base_property_gains: published.gains,
      base_property_impairment: published.impairment,
    });
    expect(evaluator.number('base_ffo')).toBe(published.ffo);
  });
});
