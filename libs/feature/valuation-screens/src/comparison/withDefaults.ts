import { followInputs } from '../assumptions/followInputs.js';
import { resetAll } from '../editing/editAssumptions.js';
import type { DocumentContent } from '@finance-analyst/workspace';
import { readFundamentals } from '../model/readFundamentals.js';

/** The model as “Reset all assumptions” leaves it. */
export function withDefaults({ title, body }: DocumentContent): DocumentContent {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  const reset = resetAll(body);
  return { title, body: fundamentals.ok ? followInputs(body, reset, fundamentals.value) : reset };
}
