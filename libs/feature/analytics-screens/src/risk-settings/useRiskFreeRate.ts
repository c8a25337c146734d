import { useParametersQuery } from '@finance-analyst/market-data';
import { useMemo } from 'react';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import { chooseRiskFreeRate } from './chooseRiskFreeRate.js';
import type { RiskFreeRate } from './RiskFreeRate.js';

/** The rate that is entered, or that of the market data for the largest holding in the currency of the portfolio. */
export function useRiskFreeRate(
  entered: number | null,
  positions: readonly RiskPosition[],
  currency: string,
): RiskFreeRate {
  const symbol = positions.find((one) => !one.isCash && one.currency === currency)?.id ?? null;
  const { currentData } = useParametersQuery(symbol ?? '', { skip: symbol === null || entered !== null });
  const found = currentData?.data ?? null;
  return useMemo(() => chooseRiskFreeRate(entered, found, currency), [entered, found, currency]);
}
