/**
 * The exponents of money by currency code, without those that are 0: EUR per USD is `{ EUR: 1, USD: -1 }`. Undefined for
 * what is in no currency, and for the money of a model that names none.
 */
export type Currencies = Readonly<Record<string, number>>;

/** Three capital letters, as in ISO 4217. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** The exponents of `a × b ^ exponent`. */
export function multiplyCurrencies(
  a: Currencies | undefined,
  b: Currencies | undefined,
  exponent = 1,
): Currencies | undefined {
  if (b === undefined) return a;
  const codes = [...new Set([...Object.keys(a ?? {}), ...Object.keys(b)])].sort();
  const exponents = codes
    .map((code) => [code, (a?.[code] ?? 0) + (b[code] ?? 0) * exponent] as const)
    .filter(([, power]) => power !== 0);
  return exponents.length > 0 ? Object.fromEntries(exponents) : undefined;
}

export const sameCurrencies = (a: Currencies | undefined, b: Currencies | undefined): boolean =>
  a === b || multiplyCurrencies(a, b, -1) === undefined;

/** The currency that money is in; undefined for anything but the first power of one currency. */
export function singleCurrency(currencies: Currencies | undefined): string | undefined {
  const [[code, exponent] = ['', 0], ...others] = Object.entries(currencies ?? {});
  return exponent === 1 && others.length === 0 ? code : undefined;
}

/** An exchange rate: so much of one currency per unit of another. */
export interface CurrencyPair {
  readonly of: string;
  readonly per: string;
}

/** The pair of which money is the quotient, raised to `exponent`; undefined for anything else. */
export function currencyPair(currencies: Currencies | undefined, exponent = 1): CurrencyPair | undefined {
  const entries = Object.entries(currencies ?? {});
  const of = entries.find(([, power]) => power === exponent)?.[0];
  const per = entries.find(([, power]) => power === -exponent)?.[0];
  return entries.length === 2 && of !== undefined && per !== undefined ? { of, per } : undefined;
}
