import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths, workbenchSelection } from '@finance-analyst/navigation';
import { valueCommand } from './commands/valueCommand.js';
import type { ValuationDependencies } from './ValuationDependencies.js';

/** What this feature contributes to the product. */
export const valuationManifest: FeatureManifest<ValuationDependencies> = {
  screens: [
    {
      id: 'valuationWorkbench',
      path: paths.valuationWorkbench,
      title: 'Valuation workbench',
      question: 'What is one public company worth?',
      group: 'valuation',
      icon: 'workbench',
      alsoIn: 'bar',
      shortcut: 'Workbench',
      subjectAt: (query) => workbenchSelection(query).symbol,
      load: async () => (await import('./workbench/WorkbenchRoute.js')).WorkbenchRoute,
    },
    {
      id: 'valuationTool',
      path: paths.valuationTool,
      title: 'Valuation tool',
      question: 'What is a share worth, in two minutes?',
      group: 'valuation',
      icon: 'sparkle',
      subjectAt: (query) => query.get('symbol'),
      load: async () => (await import('./tool/ToolRoute.js')).ToolRoute,
      leadsTo: [paths.valuationWorkbench],
    },
  ],
  commands: (dependencies) => [valueCommand(dependencies)],
  loadStoredEntries: async () => (await import('./tool/toolStoredEntries.js')).toolStoredEntries,
  loadDocumentKinds: async () =>
    (await import('./documents/valuationDocumentKinds.js')).valuationDocumentKinds,
  loadTourSteps: async () => (await import('./tour/valuationTourSteps.js')).valuationTourSteps,
  loadKeyScopes: async () => [(await import('./key-scopes/forecastKeyScope.js')).forecastKeyScope],
};
