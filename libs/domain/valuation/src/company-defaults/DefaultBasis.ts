import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';

/** What the defaults from version 2 on are derived from. */
export interface DefaultBasis {
  readonly fundamentals: CompanyFundamentals;
  /** Null if there is none, or none in the currency of the statements. */
  readonly quote: Pick<Quote, 'price' | 'currency' | 'asOf' | 'source'> | null;
  /** Why there is no usable price, where `quote` is null. */
  readonly noPrice: string;
  /** The trailing twelve months, or the newest fiscal year; its balance sheet is the newest. */
  readonly base: FiscalPeriod;
  /** The fiscal years filed, oldest first; the newest has all that the method needs. */
  readonly years: readonly FiscalPeriod[];
}
