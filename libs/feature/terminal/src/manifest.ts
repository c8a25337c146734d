import type { FeatureManifest } from '@finance-analyst/contributions';
import type { TerminalDependencies } from './TerminalDependencies.js';
import { terminalStateEntry } from './state/terminalStateEntry.js';

/** What this feature contributes to the app. */
export const terminalManifest: FeatureManifest<TerminalDependencies> = {
  loadKeyScopes: async () => [(await import('./key-scopes/terminalKeyScope.js')).terminalKeyScope],
  loadStoredEntries: async () => [terminalStateEntry],
  loadTourSteps: async ({ openTerminal }) => [
    (await import('./terminalTourStep.js')).terminalTourStep(openTerminal),
  ],
};
