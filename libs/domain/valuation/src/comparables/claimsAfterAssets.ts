import type { Assumption } from '../default-assumptions/Assumption.js';
import { netClaims } from './netClaims.js';

/** Net claims of a company's bridge, with unfunded pensions after tax at a rate. */
export const claimsAfterAssets = (claims: readonly Assumption[], taxRate: number): number =>
  netClaims((item) => amountOf(claims, item), amountOf(claims, 'pension_deficit') * (1 - taxRate));

/** A figure of a company's bridge; one that it leaves out counts as zero. */
export function amountOf(bridge: readonly Assumption[], input: string): number {
  const value = bridge.find((item) => item.input === input)?.value;
  return typeof value === 'number' ? value : 0;
}
