import type { RiskPosition } from '../risk-returns/RiskPosition.js';

/** Changes to try; fractions, below 0 for a fall. */
export interface Shocks {
  /** Of all holdings without one of their own. */
  readonly all: number;
  /** Of a currency against that of the portfolio. */
  readonly currencies: Readonly<Record<string, number>>;
  /** Of the price of a holding, by its symbol. */
  readonly holdings: Readonly<Record<string, number>>;
}

export interface ShockedPosition {
  readonly position: RiskPosition;
  /** Of its price in its currency; 0 for cash. */
  readonly priceShock: number;
  /** Price and currency together. */
  readonly change: number;
  /** In the currency of the portfolio. */
  readonly gain: number;
}

/** What each position and all of them would gain; prices and currencies compound. */
export function shockLosses(
  positions: readonly RiskPosition[],
  { all, currencies, holdings }: Shocks,
): { readonly rows: readonly ShockedPosition[]; readonly gain: number } {
  const rows = positions.map((position): ShockedPosition => {
    const priceShock = position.isCash ? 0 : (holdings[position.id] ?? all);
    const change = (1 + priceShock) * (1 + (currencies[position.currency] ?? 0)) - 1;
    return { position, priceShock, change, gain: position.value * change };
  });
  return { rows, gain: rows.reduce((sum, { gain }) => sum + gain, 0) };
}
