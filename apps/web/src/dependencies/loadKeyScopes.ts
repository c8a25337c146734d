import type { KeyScope } from '@finance-analyst/contributions';
import { loadFromFeatures } from './loadFromFeatures.js';

/** The key scopes of every feature. */
export const loadKeyScopes = (): Promise<readonly KeyScope[]> =>
  loadFromFeatures((feature) => feature.loadKeyScopes?.());
