/** Returns of factors on the same dates, as plain data. */
export interface FactorSeries {
  /** Days since 1970-01-01, rising. A return is that since the date before; the first has none. */
  readonly days: readonly number[];
  /** Dates whose return is not known to be that since the date before. */
  readonly gaps: readonly number[];
  readonly factors: readonly { readonly name: string; readonly returns: readonly number[] }[];
  /** Subtracted from what is explained: returns as filed, or a rate a year, which is subtracted from the factors too. */
  readonly riskFree:
    | { readonly kind: 'returns'; readonly returns: readonly number[] }
    | { readonly kind: 'rate'; readonly annual: number };
}
