import type { StatementSnapshot } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** Fiscal years of history that a saved model carries with it: ten to show, and one before them for growth and changes. */
const yearsKept = 11;

/** What a model carries of the statements, so that it opens without a network as it was. */
export const statementSnapshotOf = (fundamentals: CompanyFundamentals): StatementSnapshot => ({
  ...fundamentals,
  version: 1,
  annual: fundamentals.annual.slice(-yearsKept),
  quarterly: [],
  trailingTwelveMonths: null,
});
