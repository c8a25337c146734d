/**
 * The market identifier code (ISO 10383) in what a file names a market; null if it is a broker's own word, such as
 * `NASDAQ`. Codes of exchanges begin with X.
 */
export function marketCodeOf(market: string | undefined): string | null {
  const code = market?.trim().toUpperCase() ?? '';
  return /^X[A-Z0-9]{3}$/.test(code) ? code : null;
}
