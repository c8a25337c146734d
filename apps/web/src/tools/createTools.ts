import { createCommandRegistry, createOverlays, type TourStep } from '@finance-analyst/contributions';
import { createInstallPrompt, heldInstallOffer, installedNotification } from '@finance-analyst/installation';
import { createNavigator, type Navigator } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import { shellCommands, type ShellTools } from '@finance-analyst/shell-layout';
import { createTerminalState, type TerminalState } from '@finance-analyst/terminal';
import type { FunctionComponent } from 'react';
import { createCompanions, type CompanionProps } from '../companions/createCompanions.js';
import { overlayContributions } from '../contributions.js';
import { features, overlays as overlayManifests, screens } from '../features.js';
import { createFeatureDependencies } from '../dependencies/createFeatureDependencies.js';
import type { FeatureDependencies } from '../dependencies/FeatureDependencies.js';
import { loadTourSteps } from '../dependencies/loadTourSteps.js';
import type { Services } from '../services/Services.js';

export interface Tools extends Omit<ShellTools, 'isShortcutEnabled'> {
  readonly terminal: TerminalState;
  readonly navigator: Navigator;
  readonly dependencies: FeatureDependencies;
  readonly Companions: FunctionComponent<CompanionProps>;
  /** The same function at every render. */
  readonly loadTourSteps: () => Promise<readonly TourStep[]>;
}

/** The tools of every screen: commands with their keys, overlays, the terminal, the installation. */
export function createTools(window: Window, services: Services): Tools {
  const { entries, store, preferences, accessibility, hasCommandKey, runKind } = services;
  const overlays = createOverlays();
  const navigator = createNavigator();
  const terminal = createTerminalState({
    entries,
    window,
    alwaysShow: () => preferences.read().alwaysShowCLI,
  });
  const registry = createCommandRegistry([
    ...shellCommands({
      document: window.document,
      window,
      overlays,
      overlayManifests,
      isTerminalExpanded: terminal.isExpanded,
      screens,
      navigate: navigator.go,
      preferences,
      accessibility,
      hasCommandKey,
      isDevelopment: import.meta.env.DEV,
    }),
  ]);
  const dependencies = createFeatureDependencies(services, registry, navigator.go, terminal.show);
  registry.register(features.flatMap(({ commands }) => commands?.(dependencies) ?? []));
  return {
    dependencies,
    registry,
    hasCommandKey,
    onRefused: ({ title }, message) => {
      store.dispatch(notify({ type: 'info', title, message, status: 'command', isToastOnly: true }));
    },
    overlays,
    contributions: overlayContributions(dependencies),
    Companions: createCompanions(dependencies),
    loadTourSteps: () => loadTourSteps(dependencies),
    terminal,
    navigator,
    installPrompt: createInstallPrompt({
      window,
      entries,
      isEnabled: runKind === 'person',
      heldOffer: heldInstallOffer(window),
      onInstalled: () => {
        store.dispatch(notify(installedNotification));
      },
    }),
  };
}
