import type { FeatureManifest } from '@finance-analyst/contributions';
import type { ImportDependencies } from './ImportDependencies.js';

/** What this feature contributes to the product. */
export const importManifest: FeatureManifest<ImportDependencies> = {
  overlays: [
    {
      id: 'import',
      title: 'Import transactions',
      command: { title: 'Import transactions…', word: 'import' },
      load: async () => (await import('./ImportTransactions.js')).ImportTransactions,
    },
  ],
  loadStoredEntries: async () => [(await import('./remembered/importMemoryEntry.js')).importMemoryEntry],
};
