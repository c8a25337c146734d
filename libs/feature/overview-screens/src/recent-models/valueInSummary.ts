import { pastDayOf } from '@finance-analyst/documents';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ModelValue } from './ModelValue.js';

/** What a model was last computed to, from its row alone; null where it was never computed since it was made. */
export function valueInSummary({ headline, createdAt }: DocumentRow): ModelValue | null {
  if (!headline) return null;
  const { valuePerShare, knownOn, statementsSource, price } = headline;
  return {
    value: valuePerShare,
    pastDay: pastDayOf({ createdAt, body: { knownOn } }),
    statementsSource,
    ownPrice: price,
  };
}
