import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const excessReturn2Template: ModelTemplate = {
  id: 'excess-return',
  version: 2,
  hash: 'sha256-1dbe76d4089138e37ecd67ae4110c70ab61b5e5a5ad0c3d721b9d0d39a428dc0',
};

/** Inputs that have one value for each forecast year. */
export const excessReturnDrivers: ReadonlySet<string> = new Set([
  'asset_growth',
  'capital_ratio',
  'return_on_equity',
]);
