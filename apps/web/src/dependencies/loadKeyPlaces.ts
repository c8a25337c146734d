import type { Place } from '@finance-analyst/contributions';
import { loadFromFeatures } from './loadFromFeatures.js';

/** The places of every feature that have keys of their own. */
export const loadKeyPlaces = (): Promise<readonly Place[]> =>
  loadFromFeatures((feature) => feature.loadKeyPlaces?.());
