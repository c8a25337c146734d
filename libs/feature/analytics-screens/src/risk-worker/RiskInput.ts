import type { Result } from '@finance-analyst/foundation';
import type { DatedColumn } from '@finance-analyst/portfolio';
import type { PriceLevels } from '../risk-returns/PriceLevels.js';
import type { RiskMarket } from '../risk-returns/RiskMarket.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';

/** What risk is measured of, as plain data. */
export interface RiskInput {
  /** The largest first. */
  readonly positions: readonly RiskPosition[];
  readonly prices: readonly (readonly [id: string, found: Result<PriceLevels>])[];
  readonly rates: readonly (readonly [currency: string, found: Result<DatedColumn>])[];
  /** Of the portfolio. */
  readonly currency: string;
  readonly selection: AnalyticsSelection;
}

/** The prices and rates that these positions need, out of a market. */
export function riskInput(
  positions: readonly RiskPosition[],
  { pricesOf, ratesOf }: Pick<RiskMarket, 'pricesOf' | 'ratesOf'>,
  currency: string,
  selection: AnalyticsSelection,
): RiskInput {
  const prices = positions.flatMap(({ id, isCash }) => (isCash ? [] : [[id, pricesOf(id)] as const]));
  const currencies = new Set([
    ...positions.map((position) => position.currency),
    ...prices.flatMap(([, found]) => (found.ok ? [found.value.currency] : [])),
  ]);
  currencies.delete(currency);
  return {
    positions,
    prices,
    rates: [...currencies].map((each) => [each, ratesOf(each)] as const),
    currency,
    selection,
  };
}
