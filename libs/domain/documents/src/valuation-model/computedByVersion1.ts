import type { ModelTemplate } from './ValuationModel.js';

/** The template of every model that was saved in version 1. It never changes. */
export const templateOfVersion1: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 1,
  hash: 'sha256-c2973d80944dfb3bc989a2ac0671007c54e16269550299b4f186eb63d9a09152',
};

/** The engine that models of version 1 were made with. It never changes. */
export const engineOfVersion1 = '0.1.0';
