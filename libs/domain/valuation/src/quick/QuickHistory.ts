import type { Result } from '@finance-analyst/foundation';

/** A company's figure for a fiscal year, or the reason it is unknown. */
export interface QuickHistoryYear {
  /** `FY2025`. */
  readonly label: string;
  readonly figure: Result<number>;
}

/** The history of one input, oldest year first. */
export interface QuickHistorySeries {
  readonly years: readonly QuickHistoryYear[];
  /** Over the years with a figure; the reason if none has one. */
  readonly summary: Result<{
    readonly median: number;
    readonly low: number;
    readonly high: number;
    /** The number of years. */
    readonly count: number;
  }>;
}

/** A company's history of the three inputs that vary between cases. */
export interface QuickHistory {
  readonly growth: QuickHistorySeries;
  /** Net or operating margin, by basis. */
  readonly finalMargin: QuickHistorySeries;
  /** P/E or EV/EBIT at each fiscal year's closing price. */
  readonly multiple: QuickHistorySeries;
  /** The multiple at the newest price, of the period that the company's inputs are of; null without one. */
  readonly multipleToday: { readonly label: string | null; readonly figure: Result<number> };
}
