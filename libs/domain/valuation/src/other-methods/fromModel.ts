import type { Reason } from '@finance-analyst/foundation';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';

/** An input of another method, taken from the model or its filings. */
export const fromModel = (
  input: string,
  value: Assumption['value'],
  reason: Reason,
  sources: readonly AssumptionSource[] = [],
): Assumption => ({ input, value, reason, sources, external: null });
