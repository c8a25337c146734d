import type { Result } from '@finance-analyst/foundation';
import type { RiskOfValues } from '@finance-analyst/portfolio';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';

/** Asks for the risk of an analysis before and after a trade. */
export interface TradeRequest extends Pick<RiskSettings, 'horizon' | 'level'> {
  readonly version: number;
  readonly currency: string;
  /** The symbol that is traded. */
  readonly id: string;
  /** In the currency of the portfolio; above 0 to buy. */
  readonly amount: number;
  /** Its levels in the currency of the portfolio, if it is not held. */
  readonly levels: {
    readonly days: readonly number[];
    readonly values: readonly number[];
  } | null;
}

/** The risk before and after. */
export interface TradedRisk {
  readonly before: Omit<RiskOfValues, 'values'>;
  readonly after: Omit<RiskOfValues, 'values'>;
  /** What is left in the currency of the portfolio; below 0 if it is owed. */
  readonly cashAfter: number;
  /** Days since 1970-01-01; the first is the one at whose close the first return begins. */
  readonly opens: number;
  readonly observations: number;
}

export type TradeAnswer = Result<TradedRisk>;
