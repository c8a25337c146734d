import type { AssumptionRow } from '@finance-analyst/documents';
import { isOwnEdit } from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** The reason of an assumption, after who set another value: the analyst, or the scenario that it is seen in. */
export function whoSetIt(row: AssumptionRow, reason: string): string {
  if (!row.edited) return reason;
  return isOwnEdit(row) ? messages.yourAssumption(reason) : messages.scenarioDefault(reason);
}
