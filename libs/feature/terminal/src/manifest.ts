import type { FeatureManifest } from '@finance-analyst/contributions';
import { terminalStateEntry } from './state/terminalStateEntry.js';

/** What this feature brings into the product. */
export const terminalManifest: FeatureManifest = {
  loadKeyPlaces: async () => [(await import('./terminalPlace.js')).terminalPlace],
  loadStoredEntries: async () => [terminalStateEntry],
};
