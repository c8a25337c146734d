/** A fiscal quarter as the filed spans show it. */
export interface FiscalQuarter {
  /** Null where only the end is known, from year-to-date figures. */
  readonly start: string | null;
  readonly end: string;
}

/** A fiscal year of a company, or the one that is under way. ISO dates, inclusive. */
export interface FiscalYear {
  readonly fiscalYear: number;
  readonly start: string;
  /** Null while the year is under way. */
  readonly end: string | null;
  /** Four entries; null for a quarter that the filings do not show. */
  readonly quarters: readonly (FiscalQuarter | null)[];
}
