import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths, workbenchSelection } from '@finance-analyst/navigation';
import { valueCommand } from './commands/valueCommand.js';
import type { ValuationGiven } from './ValuationGiven.js';

/** What this feature brings into the product. */
export const valuationManifest: FeatureManifest<ValuationGiven> = {
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
  ],
  commands: (given) => [valueCommand(given)],
  loadKeyPlaces: async () => [(await import('./grid/forecastPlace.js')).forecastPlace],
};
