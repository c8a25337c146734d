import type { Result } from '@finance-analyst/foundation';
import type { DatedColumn } from '@finance-analyst/portfolio';
import type { PriceLevels } from './PriceLevels.js';

/** The histories of what is held today. */
export interface RiskMarket {
  readonly pricesOf: (id: string) => Result<PriceLevels>;
  readonly ratesOf: (currency: string) => Result<DatedColumn>;
  /** When the oldest answer was loaded that could not be refreshed, ISO; null if all are up to date. */
  readonly loadedEarlier: string | null;
}
