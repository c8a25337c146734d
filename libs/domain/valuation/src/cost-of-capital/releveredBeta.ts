/**
 * Beta of equity at another capital structure: unlevered beta × (1 + (1 − t) × D/E). `debtWeight` is D/(D + E), from 0
 * to below 1; at 1 there is no equity, and the beta is not finite. Source: Hamada 1972, "The Effect of the Firm’s
 * Capital Structure on the Systematic Risk of Common Stocks".
 */
export const releveredBeta = (unleveredBeta: number, debtWeight: number, taxRate: number): number =>
  unleveredBeta * (1 + ((1 - taxRate) * debtWeight) / (1 - debtWeight));
