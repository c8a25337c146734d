import type { QuickBasis, QuickInput } from '@finance-analyst/valuation';
import { inputName } from './messages.js';

/** The names of inputs in a sentence. */
export const listedInputs = (inputs: readonly QuickInput[], basis: QuickBasis): string => {
  const names = inputs.map((input) => {
    const name = inputName(input, basis);
    return name.startsWith('Exit') ? `exit${name.slice(4)}` : name.toLowerCase();
  });
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};
