import type { FeatureManifest } from '@finance-analyst/contributions';

/** What this feature brings into the product. */
export const tourManifest: FeatureManifest = {
  loadStoredEntries: async () => [(await import('./stored/tourCompletedEntry.js')).tourCompletedEntry],
};
