/**
 * What the ISINs of one issuer begin with: in the United States and Canada, where they contain a CUSIP, its first six characters. Null
 * elsewhere, where numbers do not name the issuer.
 */
export const issuerOf = (isin: string | null | undefined): string | null =>
  /^(?:US|CA)[0-9A-Z]{6}(?=[0-9A-Z]{4}$)/u.exec(isin ?? '')?.[0] ?? null;
