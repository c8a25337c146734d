import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 3 of the template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirm3Template: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 3,
  hash: 'sha256-fee93f4b783e4e5973859d0350559cd319f35648532a23c726ba0f9238d80dcc',
};
