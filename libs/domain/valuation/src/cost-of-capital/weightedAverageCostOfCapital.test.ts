import { expect, it } from 'vitest';
import { costOfEquity } from './costOfEquity.js';
import { weightedAverageCostOfCapital } from './weightedAverageCostOfCapital.js';

const inputs = {
  riskFreeRate: 0.04,
  equityRiskPremium: 0.05,
  beta: 1.1,
  costOfDebt: 0.06,
  taxRate: 0.25,
  debtWeight: 0.2,
};

it('[VALUATION-5] adds beta times the premium to the risk-free rate', () => {
  // Published problem: beta 1.4, market return 8%, risk-free rate 5%, cost of equity 9.2%.
  expect(costOfEquity({ riskFreeRate: 0.05, equityRiskPremium: 0.03, beta: 1.4 })).toBeCloseTo(0.092, 15);
});

it('[VALUATION-5] weighs equity and debt after tax', () => {
  expect(weightedAverageCostOfCapital(inputs)).toBeCloseTo(0.085, 15);
  expect(weightedAverageCostOfCapital({ ...inputs, debtWeight: 0 })).toBe(costOfEquity(inputs));
  expect(weightedAverageCostOfCapital({ ...inputs, debtWeight: 1 })).toBeCloseTo(0.045, 15);
});
