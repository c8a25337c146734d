import type { QuickBasis, QuickEvaluation } from '@finance-analyst/valuation';
import { listedInputs } from './listedInputs.js';
import { messages } from './messages.js';

/** Why a case has no figures: inputs that are missing or out of range. Empty if it has figures. */
export function missingWords(
  evaluation: QuickEvaluation,
  basis: QuickBasis,
  where: 'screen' | 'case' | 'base' = 'screen',
): string {
  if (evaluation.ok) return '';
  const { missing, refused } = evaluation;
  if (missing.length === 0) return messages.refused(listedInputs(refused, basis));
  const names = listedInputs(missing, basis);
  return { screen: messages.missing, case: messages.missingCase, base: messages.missingBase }[where](names);
}
