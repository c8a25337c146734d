import type { QuickInputs } from '@finance-analyst/valuation';
import { basisInputs, caseInputs, sharedInputs, type ToolCase, type ToolEntries } from './ToolEntries.js';
import { caseField } from './caseField.js';
import { commonField } from './commonField.js';

/** The entries of a case in the form that the valuation takes. */
export function caseInputsOf({ basis, values }: ToolEntries, toolCase: ToolCase): QuickInputs {
  const shared = [...sharedInputs, ...basisInputs].map(
    (input) => [input, values[commonField(input, basis)] ?? null] as const,
  );
  const own = caseInputs.map((input) => [input, values[caseField(input, toolCase, basis)] ?? null] as const);
  const inputs = Object.fromEntries([...shared, ...own]) as Omit<QuickInputs, 'basis'>;
  return { ...inputs, basis };
}
