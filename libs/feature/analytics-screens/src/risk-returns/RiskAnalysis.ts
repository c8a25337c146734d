import type { PortfolioBody } from '@finance-analyst/documents';
import type { ReturnSeries } from '@finance-analyst/portfolio';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import type { HistoryWindow } from '../selection/windowOf.js';
import type { RiskPosition } from './RiskPosition.js';

/** A position in the window. */
export interface RiskAsset {
  readonly position: RiskPosition;
  /** Of the value of all assets, a fraction. */
  readonly weight: number;
  /** By day, in the currency of the portfolio. */
  readonly levels: Float64Array;
  /** Of each day after the first. */
  readonly returns: Float64Array;
  /** It has no price history, so that only its currency moves it. */
  readonly isConstant: boolean;
}

/** Today's positions with their returns over a window. */
export interface RiskReturns {
  readonly window: HistoryWindow;
  /** Of the window; the first is the one at whose close the first return begins. */
  readonly days: Int32Array;
  readonly assets: readonly RiskAsset[];
  /** Today's value of the assets. */
  readonly value: number;
  /** The daily returns of today's weights. */
  readonly daily: ReturnSeries;
  /** Dividends are in the returns of all holdings. */
  readonly isTotalReturn: boolean;
}

/** The same, of a portfolio. */
export interface RiskAnalysis extends RiskReturns {
  readonly id: string;
  readonly title: string;
  readonly body: PortfolioBody;
  readonly selection: AnalyticsSelection;
  readonly isSample: boolean;
}
