import { usualRiskFreeRate } from '@finance-analyst/contracts';
import { expect, it } from 'vitest';
import { messages } from '../risk/messages.js';
import { chooseRiskFreeRate } from './chooseRiskFreeRate.js';

const label = 'Ten-year government yield, USD';
const found = {
  currency: 'USD',
  riskFreeRate: { value: 0.0412, label, source: 'fred', asOf: '2026-11-26' },
};

it('[ANALYTICS-SCREENS-80] takes the rate entered, that of the market data, or the usual one, with its source', () => {
  expect(chooseRiskFreeRate(0, found, 'USD')).toMatchObject({
    rate: 0,
    source: messages.riskFreeEntered,
    isEntered: true,
  });
  expect(chooseRiskFreeRate(null, found, 'USD')).toEqual({
    rate: 0.0412,
    source: label,
    asOf: '2026-11-26',
    isEntered: false,
  });
  const assumed = { rate: usualRiskFreeRate, source: messages.riskFreeAssumed };
  expect(chooseRiskFreeRate(null, null, 'USD')).toMatchObject(assumed);
  expect(chooseRiskFreeRate(null, found, 'EUR')).toMatchObject(assumed);
});
