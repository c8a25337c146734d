import type { FeatureManifest } from '@finance-analyst/contributions';
import type { WizardDependencies } from './WizardDependencies.js';

/** What this feature contributes to the product. */
export const wizardManifest: FeatureManifest<WizardDependencies> = {
  overlays: [
    {
      id: 'workflow-wizard',
      title: 'Workflow wizard',
      command: { title: 'New model…', word: 'new-model' },
      load: async () => (await import('./WorkflowWizard.js')).WorkflowWizard,
    },
  ],
};
