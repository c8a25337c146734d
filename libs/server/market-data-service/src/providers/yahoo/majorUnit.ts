/** A currency and how many of the provider's units make up one unit of it. */
export interface QuotedUnit {
  /** ISO 4217. */
  readonly currency: string;
  readonly unitsPerCurrency: 1 | 100;
}

/** Currencies in which exchanges quote hundredths. */
const hundredths: Readonly<Record<string, string>> = { GBp: 'GBP', GBX: 'GBP', ILA: 'ILS', ZAc: 'ZAR' };

/** Reads a price unit; null when it is not a currency. */
export function majorUnit(written: string): QuotedUnit | null {
  const major = Object.hasOwn(hundredths, written) ? hundredths[written] : undefined;
  if (major !== undefined) return { currency: major, unitsPerCurrency: 100 };
  return /^[A-Z]{3}$/.test(written) ? { currency: written, unitsPerCurrency: 1 } : null;
}
