import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const excessReturn2Template: ModelTemplate = {
  id: 'excess-return',
  version: 2,
  hash: 'sha256-aadce1ed626004134e3ebe3569cba2659f20f91b78c31a75f13a69b9fbf095cc',
};

/** Inputs that have one value for each forecast year. */
export const excessReturnDrivers: ReadonlySet<string> = new Set([
  'asset_growth',
  'capital_ratio',
  'return_on_equity',
]);
