import type { QuickBasis, QuickEvaluation, QuickInput } from '@finance-analyst/valuation';
import { inputName, messages } from './messages.js';

const listed = (inputs: readonly QuickInput[], basis: QuickBasis): string => {
  const names = inputs.map((input) => {
    const name = inputName(input, basis);
    return name.startsWith('Exit') ? `exit${name.slice(4)}` : name.toLowerCase();
  });
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

/** Why a case has no figures: inputs that are missing or out of range. Empty if it has figures. */
export function missingWords(
  evaluation: QuickEvaluation,
  basis: QuickBasis,
  where: 'screen' | 'case' | 'base' = 'screen',
): string {
  if (evaluation.ok) return '';
  const { missing, refused } = evaluation;
  if (missing.length === 0) return messages.refused(listed(refused, basis));
  const names = listed(missing, basis);
  return { screen: messages.missing, case: messages.missingCase, base: messages.missingBase }[where](names);
}
