import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to this template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirmTemplate: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 1,
  hash: 'sha256-c1f100c92dedd7b227ab8340e126ca44cd2ebc8dd196fc5a43333e0f9af166c5',
};
