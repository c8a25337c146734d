import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to the template. A change of the source gives it a new version and hash. */
export const fundsFromOperationsTemplate: ModelTemplate = {
  id: 'funds-from-operations',
  version: 1,
  hash: 'sha256-7a4fa76df66de379b9ba282829d489607361550a07f4fbc24581b2256cefcce4',
};

/** Inputs that have one value for each forecast year. */
export const fundsFromOperationsDrivers: ReadonlySet<string> = new Set(['ffo_growth', 'payout']);
