import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { CompiledModel, Evaluator } from '@finance-analyst/model-engine';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import type { ModelMethod } from '../templates/ModelMethod.js';

/** A model with its figures, for every panel of the workbench. */
export interface Valuation {
  readonly body: ValuationModelBody;
  readonly method: ModelMethod;
  readonly model: CompiledModel;
  readonly evaluator: Evaluator;
  readonly rows: ReadonlyMap<string, AssumptionRow>;
  readonly fundamentals: CompanyFundamentals;
  /** Oldest first; the last is the base year. */
  readonly history: readonly HistoricalYear[];
  /** Statements or prices are labeled as sample data. */
  readonly sample: boolean;
}
