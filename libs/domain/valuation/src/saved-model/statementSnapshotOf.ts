import type { StatementSnapshot } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** Fiscal years of history in a saved model: ten to show, and one before them for growth and changes. */
const yearsKept = 11;

/** Quarters in a saved model: those of the trailing twelve months, and of the twelve months before. */
const quartersKept = 8;

/** The statements stored in a model, so that it opens unchanged without a network. */
export const statementSnapshotOf = (fundamentals: CompanyFundamentals): StatementSnapshot => ({
  ...fundamentals,
  version: 1,
  annual: fundamentals.annual.slice(-yearsKept),
  quarterly: fundamentals.quarterly.slice(-quartersKept),
});
