import type { Place } from '@finance-analyst/contributions';
import { loadFromFeatures } from './loadFromFeatures.js';

/** What has keys of its own in any feature. */
export const loadKeyPlaces = (): Promise<readonly Place[]> =>
  loadFromFeatures((feature) => feature.loadKeyPlaces?.());
