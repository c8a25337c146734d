import type { Result } from '@finance-analyst/foundation';

/** What a company did in a fiscal year, or the reason why that is not known. */
export interface QuickHistoryYear {
  /** `FY2025`. */
  readonly label: string;
  readonly figure: Result<number>;
}

/** The history of one input, oldest year first. */
export interface QuickHistorySeries {
  readonly years: readonly QuickHistoryYear[];
  /** Over the years that have a figure; the reason where none has. */
  readonly summary: Result<{
    readonly median: number;
    readonly low: number;
    readonly high: number;
    /** How many years it is of. */
    readonly count: number;
  }>;
}

/** What a company's past says of the three inputs that vary between cases. */
export interface QuickHistory {
  readonly growth: QuickHistorySeries;
  /** Net or operating margin, as the basis is. */
  readonly finalMargin: QuickHistorySeries;
  /** P/E or EV/EBIT at the price on which each fiscal year ended. */
  readonly multiple: QuickHistorySeries;
  /** The multiple at the newest price, of the period that the company's inputs are of; null without one. */
  readonly multipleToday: { readonly label: string | null; readonly figure: Result<number> };
}
