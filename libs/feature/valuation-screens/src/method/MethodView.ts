import type { Valuation } from '@finance-analyst/valuation';
import type { AnswerWords } from './AnswerWords.js';
import type { AssumptionGroup } from './AssumptionGroup.js';
import type { BridgeStep } from './BridgeStep.js';
import type { ForecastRow } from './ForecastRow.js';
import type { MethodTrends } from './MethodTrends.js';
import type { PlausibleRange } from './PlausibleRange.js';

/** The lines of a forecast period's length in years and of its days. */
export interface PeriodLines {
  readonly length: string;
  readonly start: string;
  readonly end: string;
  /** For how many years of it interest runs, where it runs from the day of the value only. */
  readonly interest?: string;
  /** The driver whose first growth is from the twelve months to the start, at an annual rate. */
  readonly growth?: string;
  /** What that growth is between, both of a whole year, and over how many years. */
  readonly before?: string;
  readonly after?: string;
  readonly growthYears?: string;
}

/** How the screen shows a valuation method: all that names its lines and inputs. */
export interface MethodView {
  /** The rows of the forecast, in their order. */
  readonly forecastRows: readonly ForecastRow[];
  /** The rows that a quarter has a figure of: flows, balances and their rates. The others need a whole year. */
  readonly quarterRows: ReadonlySet<string>;
  /** The inputs beside the yearly drivers, in the order in which the model uses them. */
  readonly assumptionGroups: readonly AssumptionGroup[];
  /** From what the method values to equity, in their order. */
  readonly bridgeSteps: readonly BridgeStep[];
  /** The rates drawn over past and forecast. */
  readonly trends: MethodTrends;
  /** The usual range by input. */
  readonly plausibleRanges: ReadonlyMap<string, PlausibleRange>;
  /** The model's own checks warn of these inputs, so no second warning is shown. */
  readonly checkedByModel: ReadonlySet<string>;
  /** The ISO date that the value is for; undefined if the model has none. */
  readonly valueDay: (valuation: Pick<Valuation, 'body' | 'history'>) => string | undefined;
  /** What that day is, in words. */
  readonly valueDayIs: string;
  /** Null if every period is a whole year. */
  readonly periodLines: PeriodLines | null;
  /**
   * Of whole years after twelve months that end within one: the driver of growth, the years of its first step and their
   * start, and the figures of a whole year before and after it.
   */
  readonly firstStep?: Readonly<Record<'growth' | 'years' | 'start' | 'before' | 'after', string>>;
  readonly words: AnswerWords;
}
