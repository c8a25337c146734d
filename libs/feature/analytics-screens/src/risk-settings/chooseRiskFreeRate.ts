import { type MarketParameter, usualRiskFreeRate } from '@finance-analyst/contracts';
import { messages } from '../risk/messages.js';
import type { RiskFreeRate } from './RiskFreeRate.js';

/** The rate that is entered, or else that of the market data in the currency of the portfolio, or else the usual one. */
export function chooseRiskFreeRate(
  entered: number | null,
  found: { readonly currency: string; readonly riskFreeRate: MarketParameter } | null,
  currency: string,
): RiskFreeRate {
  if (entered !== null)
    return { rate: entered, source: messages.riskFreeEntered, asOf: null, isEntered: true };
  if (found?.currency !== currency)
    return { rate: usualRiskFreeRate, source: messages.riskFreeAssumed, asOf: null, isEntered: false };
  const { value, label, asOf } = found.riskFreeRate;
  return { rate: value, source: label, asOf, isEntered: false };
}
