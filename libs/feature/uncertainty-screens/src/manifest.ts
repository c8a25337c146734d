import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { UncertaintyDependencies } from './UncertaintyDependencies.js';

/** What this feature contributes to the product. */
export const uncertaintyManifest: FeatureManifest<UncertaintyDependencies> = {
  screens: [
    {
      id: 'scenarioAnalysis',
      path: paths.scenarioAnalysis,
      title: 'Scenario analysis',
      question: 'How uncertain is a saved model?',
      group: 'valuation',
      icon: 'tornado',
      load: async () => (await import('./screen/ScenarioAnalysisRoute.js')).ScenarioAnalysisRoute,
      leadsTo: [paths.valuationWorkbench],
    },
  ],
  loadStoredEntries: async () => [
    (await import('./kept-settings/analysisSettingsEntry.js')).analysisSettingsEntry,
  ],
  loadDocumentKinds: async () =>
    (await import('./saved-runs/uncertaintyDocumentKinds.js')).uncertaintyDocumentKinds,
};
