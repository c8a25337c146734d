import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirm2Template: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 2,
  hash: 'sha256-d3d02540a2a6925a5a968c3917b53e6c223e10d3895f1f1df3b1f6f9ad487eac',
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
