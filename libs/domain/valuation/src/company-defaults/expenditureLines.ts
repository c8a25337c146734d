import type { StatementLine } from '@finance-analyst/market';

/**
 * What a company invests in fixed assets: software is an investment where its amortization is added back, and so are
 * additions to right-of-use assets where leases are debt, as under IFRS 16.
 */
export const expenditureLines = [
  'capitalExpenditure',
  'capitalizedSoftware',
  'rightOfUseAdditions',
] as const satisfies readonly StatementLine[];
