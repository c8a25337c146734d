import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to the template. A change of the source gives it a new version and hash. */
export const fundsFromOperationsTemplate: ModelTemplate = {
  id: 'funds-from-operations',
  version: 1,
  hash: 'sha256-995d58b8832b446540a67c2831f2120246fbd70b11d6ab0248dc4cae563a98a5',
};

/** Inputs that have one value for each forecast year. */
export const fundsFromOperationsDrivers: ReadonlySet<string> = new Set(['ffo_growth', 'payout']);
