import type { Reason } from '@finance-analyst/foundation';
import type { DataSource } from '../instrument/Instrument.js';
import type { FiscalPeriod } from './FiscalPeriod.js';
import type { ShareBasisChange } from './ShareBasisChange.js';

/** What kind of business the filings show; models refuse kinds that they do not fit. */
export type BusinessModel = 'operating' | 'bank' | 'insurer' | 'property';

/** All statements of a company as they were known on `knownOn`. */
export interface CompanyFundamentals {
  readonly symbol: string;
  readonly name: string;
  readonly source: DataSource;
  /** Reporting currency, ISO 4217. */
  readonly currency: string;
  readonly accountingStandard: 'us-gaap' | 'ifrs' | 'sample';
  /** A `BusinessModel`, or a kind that a later release names. */
  readonly businessModel: string;
  /** Standard Industrial Classification code, four digits; absent where the source gives none. */
  readonly industryCode?: string;
  /** ISO date: nothing filed after it is used. */
  readonly knownOn: string;
  /** ISO date of the newest filing used. */
  readonly lastFiled: string;
  /** Oldest first. */
  readonly annual: readonly FiscalPeriod[];
  readonly quarterly: readonly FiscalPeriod[];
  readonly trailingTwelveMonths: FiscalPeriod | null;
  /** Splits and exchanges of shares that later filings show, oldest first; absent when there are none. */
  readonly shareBasisChanges?: readonly ShareBasisChange[];
  /** What a reader should know: changed tags, gaps, restatements, mixed units. Plain sentences. */
  readonly notes: readonly string[];
  /** The same notes in the same order with their figures and days apart, for screens; statements saved earlier lack them. */
  readonly noteReasons?: readonly Reason[];
}
