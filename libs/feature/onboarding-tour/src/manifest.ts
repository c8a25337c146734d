import type { FeatureManifest } from '@finance-analyst/contributions';
import { tourCompletedEntry } from './stored/tourCompletedEntry.js';

/** What this feature contributes to the product. */
export const tourManifest: FeatureManifest = {
  loadStoredEntries: async () => [tourCompletedEntry],
  loadTourSteps: async () => (await import('./steps/ownSteps.js')).ownSteps,
};
