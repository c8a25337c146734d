import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirm2Template: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 2,
  hash: 'sha256-6abce35d1e7f8320dd34ad311a7194ce638b96ef6ef9bfab18f9ad8478ee31eb',
};

/** Inputs that have one value for each forecast year. */
export const driverInputs2: ReadonlySet<string> = new Set([
  'revenue_growth',
  'operating_margin',
  'acquired_amortization',
  'tax_rate',
  'sales_to_capital',
  'working_capital_rate',
  'depreciation_rate',
]);
