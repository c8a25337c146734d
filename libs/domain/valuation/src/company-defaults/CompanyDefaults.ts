import type { Reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { MarketParameters } from '../default-assumptions/MarketParameters.js';

/** What the defaults of a company’s model are computed from; rates are fractions a year. */
export interface CompanyDefaultsRequest {
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: MarketParameters;
  /** Null if the company has no price. */
  readonly quote: Quote | null;
  /** Forecast years, 1 to 50; without it ten for a company that starts above 10% growth, else five. */
  readonly years?: number;
}

/** What the analyst has to decide, or to look at, before the value can be relied on. */
export interface OpenQuestion {
  /** The input it is about. */
  readonly input: string;
  /** There is no default, so nothing is valued before it is answered; else a default stands outside its usual range. */
  readonly isNeeded: boolean;
  readonly text: Reason;
}

/** Everything that a template from version 2 on takes from a company's statements. */
export interface CompanyDefaults {
  /** Forecast years. */
  readonly years: number;
  /** The fiscal years of history, oldest first. */
  readonly historicalYears: readonly FiscalPeriod[];
  /** The trailing twelve months, or the newest fiscal year, that the forecast starts from. */
  readonly base: FiscalPeriod;
  /** One for each input that can be edited; of a loss-maker none for the operating margin. */
  readonly assumptions: readonly Assumption[];
  /** The reported inputs by name, a figure for each historical year; null where it was not reported. */
  readonly reported: Readonly<Record<string, readonly (number | null)[]>>;
  readonly questions: readonly OpenQuestion[];
}
