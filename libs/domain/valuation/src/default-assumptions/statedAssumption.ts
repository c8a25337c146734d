import type { Assumption } from './Assumption.js';

/** An input's value with its reason and the filed figures behind it, without a source outside the statements. */
export const statedAssumption = (
  input: string,
  value: Assumption['value'],
  reason: Assumption['reason'],
  sources: Assumption['sources'] = [],
): Assumption => ({ input, value, reason, sources, external: null });
