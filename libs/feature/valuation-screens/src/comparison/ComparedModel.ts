import type { HistoricalYear } from '@finance-analyst/valuation';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent } from '@finance-analyst/workspace';

/** A model state with its filed years; none if its statements are damaged. */
export interface ComparedModel extends DocumentContent<ValuationModelDocument> {
  readonly history: readonly HistoricalYear[];
}
