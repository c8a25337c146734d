import { followInputs, readFundamentals, resetAll } from '@finance-analyst/valuation';
import type { DocumentContent } from '@finance-analyst/workspace';

/** The model as “Reset all assumptions” leaves it. */
export function withDefaults({ title, body }: DocumentContent): DocumentContent {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  const reset = resetAll(body);
  return { title, body: fundamentals.ok ? followInputs(body, reset, fundamentals.value) : reset };
}
