import type { QuickBasis } from '@finance-analyst/valuation';
import type { CaseInput, ToolCase, ToolField } from './ToolEntries.js';

/** The field of an input that has a value for each case. Growth is the same with both multiples. */
export const caseField = (input: CaseInput, toolCase: ToolCase, basis: QuickBasis): ToolField =>
  input === 'growth' ? `growth.${toolCase}` : `${basis}.${input}.${toolCase}`;
