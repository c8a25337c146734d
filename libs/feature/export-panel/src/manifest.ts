import type { FeatureManifest } from '@finance-analyst/contributions';
import type { ExportPanelDependencies } from './ExportPanelDependencies.js';

/** What this feature contributes to the product. */
export const exportManifest: FeatureManifest<ExportPanelDependencies> = {
  overlays: [
    {
      id: 'export',
      title: 'Export data',
      command: {
        title: 'Export data…',
        word: 'export',
        shortcut: { key: 'e', primary: true, shift: true },
      },
      load: async () => (await import('./ExportPanel.js')).ExportPanel,
    },
  ],
};
