import type { FeatureManifest } from '@finance-analyst/contributions';
import { tourCompletedEntry } from './stored/tourCompletedEntry.js';

/** What this feature contributes to the app. */
export const tourManifest: FeatureManifest = {
  loadStoredEntries: async () => [tourCompletedEntry],
  loadTourSteps: async () => (await import('./steps/ownSteps.js')).ownSteps,
};
