/** How much of a measured beta, and so of its standard error, is kept. */
export const blumeWeight = 2 / 3;

/**
 * A measured beta moved one third of the way to 1, since betas tend toward that of the market: 2/3 × beta + 1/3.
 * Source: M. Blume, "Betas and Their Regression Tendencies", Journal of Finance 30(3), 1975, with the rounded weights in
 * common use (Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 15).
 */
export const blumeBeta = (measured: number): number => (2 * measured + 1) / 3;
