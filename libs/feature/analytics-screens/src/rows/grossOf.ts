import type { LedgerRow } from '@finance-analyst/portfolio';

/** The amount of a transaction before fees and taxes, as filed or quantity × price; null if it has none. */
export function grossOf({ gross, quantity, price }: LedgerRow): number | null {
  if (gross !== undefined) return Number(gross);
  return quantity === undefined || price === undefined ? null : Number(quantity) * Number(price);
}
