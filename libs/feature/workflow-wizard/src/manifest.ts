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
  commands: ({ registry }) => [
    {
      id: 'workflow-wizard.portfolio',
      title: 'New portfolio…',
      group: 'View',
      word: 'new-portfolio',
      run: async () => {
        // Without it the wizard opens at its first step too.
        await import('./entries/startPortfolio.js').then(
          ({ startPortfolio }) => {
            startPortfolio();
          },
          () => undefined,
        );
        return registry.findByWord('new-model')?.run() ?? { ok: true };
      },
    },
  ],
};
