import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const excessReturn2Template: ModelTemplate = {
  id: 'excess-return',
  version: 2,
  hash: 'sha256-ce6f9f8b94efa0a7f846ac61e540f5deca7708ca90e629ff35b9d302cbff76f3',
};

/** Inputs that have one value for each forecast year. */
export const excessReturnDrivers: ReadonlySet<string> = new Set([
  'asset_growth',
  'capital_ratio',
  'return_on_equity',
]);
