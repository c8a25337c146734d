import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 4 of the template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirm4Template: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 4,
  hash: 'sha256-1d8d01dc4a66a3a09d82d4b23140ea44820675e355ebf45a04aae960c69cae78',
};
