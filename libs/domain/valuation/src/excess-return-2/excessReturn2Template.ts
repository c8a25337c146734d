import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const excessReturn2Template: ModelTemplate = {
  id: 'excess-return',
  version: 2,
  hash: 'sha256-dfd6fae8706c2e78fba2927a7e2a4d7c1917ce980f9942e61e043b70f0cb25b8',
};

/** Inputs that have one value for each forecast year. */
export const excessReturnDrivers: ReadonlySet<string> = new Set([
  'asset_growth',
  'capital_ratio',
  'return_on_equity',
]);
