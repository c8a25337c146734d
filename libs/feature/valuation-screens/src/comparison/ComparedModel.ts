import type { HistoricalYear } from '@finance-analyst/valuation';
import type { EditedModel } from '../editing/ModelHistory.js';

/** A state of a model with the filed years that it carries; none where its statements are damaged. */
export interface ComparedModel extends EditedModel {
  readonly history: readonly HistoricalYear[];
}
