import type { PortfolioBody } from '@finance-analyst/documents';
import type { FlowTiming, HistoryByHolding, LedgerRow } from '@finance-analyst/portfolio';
import type { LoadedMarket } from '@finance-analyst/portfolios';
import type { ReturnMeasures } from '../returns/returnMeasures.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import type { HistoryWindow } from '../selection/windowOf.js';

/** What the panels of the screen show: a window of a portfolio's history and its returns. */
export interface Analysis {
  readonly id: string;
  readonly title: string;
  readonly body: PortfolioBody;
  readonly selection: AnalyticsSelection;
  readonly timing: FlowTiming;
  /** An account, a holding or a sector is measured, over the days on which it was held. */
  readonly isPart: boolean;
  /** Keys of the only instruments that are measured, without cash; null for all and cash. */
  readonly instruments: ReadonlySet<string> | null;
  /** The transactions of what is measured that count, of any day. */
  readonly rows: readonly LedgerRow[];
  /** All of it. */
  readonly history: HistoryByHolding;
  readonly market: LoadedMarket;
  readonly window: HistoryWindow;
  /** Of the window. */
  readonly part: HistoryByHolding;
  readonly measures: ReturnMeasures;
  readonly isSample: boolean;
}
