import type { RiskPosition } from '../risk-returns/RiskPosition.js';

/** Changes to try; fractions, below 0 for a fall. */
export interface Shocks {
  /** Of all holdings without one of their own. */
  readonly all: number;
  /** Of a currency against that of the portfolio. */
  readonly currencies: Readonly<Record<string, number>>;
  /** Of the price of a holding, by its symbol. */
  readonly holdings: Readonly<Record<string, number>>;
  /** Of the return of a factor, by its name. */
  readonly factors: Readonly<Record<string, number>>;
}

/** By the symbol of a holding, its loading on each factor. */
export type Loadings = ReadonlyMap<string, readonly { readonly name: string; readonly value: number }[]>;

export interface ShockedPosition {
  readonly position: RiskPosition;
  /** Of its price in its currency; 0 for cash. */
  readonly priceShock: number;
  /** Price and currency together. */
  readonly change: number;
  /** In the currency of the portfolio. */
  readonly gain: number;
}

/**
 * What each position and all of them would gain; prices and currencies compound. The shock of a factor × the loading of a holding adds to
 * that of all holdings, and no price falls by more than all of it.
 */
export function shockLosses(
  positions: readonly RiskPosition[],
  { all, currencies, holdings, factors }: Shocks,
  loadings: Loadings = new Map(),
): { readonly rows: readonly ShockedPosition[]; readonly gain: number } {
  const rows = positions.map((position): ShockedPosition => {
    const byFactors = (loadings.get(position.id) ?? []).reduce(
      (sum, { name, value }) => sum + value * (factors[name] ?? 0),
      all,
    );
    const priceShock = position.isCash ? 0 : (holdings[position.id] ?? Math.max(byFactors, -1));
    const change = (1 + priceShock) * (1 + (currencies[position.currency] ?? 0)) - 1;
    return { position, priceShock, change, gain: position.value * change };
  });
  return { rows, gain: rows.reduce((sum, { gain }) => sum + gain, 0) };
}
