import { pastDayOf } from '@finance-analyst/documents';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ModelValue } from './ModelValue.js';

/** A model's last computed value, from its row alone; null if it was never computed. */
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
