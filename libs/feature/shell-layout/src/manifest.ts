import type { FeatureManifest } from '@finance-analyst/contributions';

/** What this feature brings into the product. */
export const shellManifest: FeatureManifest = {
  loadStoredEntries: async () => [(await import('./install/installDismissedEntry.js')).installDismissedEntry],
};
