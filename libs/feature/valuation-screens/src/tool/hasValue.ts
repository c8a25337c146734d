import { evaluateQuickValuation } from '@finance-analyst/valuation';
import { caseInputsOf } from './caseInputsOf.js';
import { toolCases, type ToolEntries } from './ToolEntries.js';

/** Whether the entries give a value in at least one case. */
export const hasValue = (entries: ToolEntries): boolean =>
  toolCases.some((toolCase) => evaluateQuickValuation(caseInputsOf(entries, toolCase)).ok);
