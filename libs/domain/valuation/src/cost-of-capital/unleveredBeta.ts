/**
 * Beta of a company’s assets from that of its equity: beta ÷ (1 + (1 − t) × D/E), the inverse of `releveredBeta`. Debt and
 * equity are at market value, in one unit; equity is above 0. Source: Hamada 1972, "The Effect of the Firm’s Capital
 * Structure on the Systematic Risk of Common Stocks".
 */
export const unleveredBeta = (beta: number, debtToEquity: number, taxRate: number): number =>
  beta / (1 + (1 - taxRate) * debtToEquity);
