import type { FeatureManifest } from '@finance-analyst/contributions';

/** What this feature brings into the product. */
export const terminalManifest: FeatureManifest = {
  loadKeyPlaces: async () => [(await import('./terminalPlace.js')).terminalPlace],
  loadStoredEntries: async () => [(await import('./state/terminalStateEntry.js')).terminalStateEntry],
};
