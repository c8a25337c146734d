import type { HistoricalYear } from '@finance-analyst/valuation';
import type { DocumentContent } from '@finance-analyst/workspace';

/** A state of a model with the filed years that it carries; none where its statements are damaged. */
export interface ComparedModel extends DocumentContent {
  readonly history: readonly HistoricalYear[];
}
