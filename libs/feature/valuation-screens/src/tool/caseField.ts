import type { QuickBasis } from '@finance-analyst/valuation';
import type { CaseInput, ToolCase, ToolField } from './ToolEntries.js';

/** The field of an input that each case has. Growth is the same for both multiples. */
export const caseField = (input: CaseInput, toolCase: ToolCase, basis: QuickBasis): ToolField =>
  input === 'growth' ? `growth.${toolCase}` : `${basis}.${input}.${toolCase}`;
