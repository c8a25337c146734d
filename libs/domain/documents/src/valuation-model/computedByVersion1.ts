import type { ModelTemplate } from './ValuationModel.js';

/** The template of every model saved in version 1. It never changes. */
export const templateOfVersion1: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 1,
  hash: 'sha256-c1f100c92dedd7b227ab8340e126ca44cd2ebc8dd196fc5a43333e0f9af166c5',
};

/** The engine of version 1 models. It never changes. */
export const engineOfVersion1 = '0.1.0';
