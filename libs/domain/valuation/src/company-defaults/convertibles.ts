import { number, reason } from '@finance-analyst/foundation';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import type { BridgeSheets } from '../default-assumptions/equityBridge.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

export interface ShareCount {
  /** On today's basis after splits. */
  readonly value: number;
  readonly source: AssumptionSource;
}

/**
 * The bridge with convertible debt once: as shares if the price is above its conversion price, which is its amount over the
 * shares that it converts to; else as debt. The filings count it in both, since diluted shares include it wherever that
 * lowers earnings per share. Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 16.
 */
export function settleConvertibles(
  claims: readonly Assumption[],
  {
    shares,
    base,
    year,
    price,
  }: BridgeSheets & { readonly shares: ShareCount; readonly price: number | null },
): readonly Assumption[] {
  const debt = sourceOf(base, 'convertibleDebt') ?? sourceOf(year, 'convertibleDebt');
  const conversionPrice = debt === null ? null : debt.figure.value / shares.value;
  const isInTheMoney = price !== null && conversionPrice !== null && price > conversionPrice;
  return claims.map((claim) => {
    if (typeof claim.value !== 'number') return claim;
    if (claim.input === 'debt' && isInTheMoney && debt)
      return {
        ...claim,
        value: Math.max(claim.value - debt.figure.value, 0),
        reason: reason`${claim.reason}, less convertible debt, which counts as shares: the price is above its conversion price of ${number(conversionPrice, 2)}`,
        sources: [...claim.sources, debt],
      };
    if (claim.input === 'dilutive_shares' && !isInTheMoney)
      return {
        ...claim,
        value: Math.max(claim.value - shares.value, 0),
        reason: reason`${claim.reason}, less the shares that convertible debt converts to, since it counts as debt`,
        sources: [...claim.sources, shares.source],
      };
    return claim;
  });
}
