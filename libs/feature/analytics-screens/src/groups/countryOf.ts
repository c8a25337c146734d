/** The country in the ISIN of an instrument, by name; null without an ISIN. */
export function countryOf(isin: string | null | undefined): string | null {
  const code = /^[A-Z]{2}/u.exec(isin ?? '')?.[0];
  if (code === undefined) return null;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}
