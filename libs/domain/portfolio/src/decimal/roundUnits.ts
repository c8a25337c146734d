/**
 * An amount in whole steps of so many decimals, halves away from zero; what the last digits of a number leave just below a half
 * counts as a half, so that the same amount added up in another order is rounded alike.
 */
export function roundUnits(amount: number, places: number): number {
  const steps = Math.abs(amount) * 10 ** places;
  const rounded = Math.floor(steps + 0.5 + 1e-6 + steps * 1e-14);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
