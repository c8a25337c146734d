import type { CharacterName } from './statements/CharacterName.js';
import type { ExchangeCode } from './SampleExchange.js';

/** A fictional company as the table lists it; everything else about it is generated. */
export interface SampleCompany {
  /**
   * Three letters and `.SMP`. No exchange or data vendor uses that suffix, so a sample symbol is never a listed
   * company's, and it is short enough to type.
   */
  readonly symbol: string;
  readonly name: string;
  /** One of the eleven GICS sectors. */
  readonly sector: string;
  readonly exchange: ExchangeCode;
  readonly character: CharacterName;
  /** 1 to 12. */
  readonly fiscalYearEndMonth: number;
  /** Revenue of the first year in millions of dollars, converted at the exchange's scale. */
  readonly firstRevenueMillions: number;
  /** Standard Industrial Classification code, four digits. */
  readonly industryCode: string;
}
