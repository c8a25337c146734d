import { createCommandRegistry, createOverlays, type Command } from '@finance-analyst/contributions';
import { createInstallPrompt, heldInstallOffer, installedNotification } from '@finance-analyst/installation';
import { createNavigator, type Navigator } from '@finance-analyst/navigation';
import { focusToasts, notify } from '@finance-analyst/notifications';
import {
  commandGroups,
  isShortcutEnabled,
  shellCommands,
  type ShellTools,
} from '@finance-analyst/shell-layout';
import { createTerminalState, type TerminalState } from '@finance-analyst/terminal';
import type { FunctionComponent } from 'react';
import { createCompanions, type CompanionProps } from '../companions/createCompanions.js';
import { overlayContributions } from '../contributions.js';
import { features, overlays as overlayManifests, screens } from '../features.js';
import { createGiven } from '../given/createGiven.js';
import type { Given } from '../given/Given.js';
import type { Services } from '../services/Services.js';
import { messages } from './messages.js';

export interface Tools extends ShellTools {
  readonly terminal: TerminalState;
  readonly navigator: Navigator;
  readonly given: Given;
  readonly Companions: FunctionComponent<CompanionProps>;
}

/** Toasts handle F6 themselves while shown; this lists it in the menu. */
const toastCommand = (document: Document): Command => ({
  id: 'focus.toasts',
  title: messages.toasts,
  group: commandGroups.focus,
  run: () => focusToasts(document),
});

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
      theme: {
        toggle: () => {
          const { theme } = preferences.read();
          const isDark =
            theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
          preferences.change({ theme: isDark ? 'light' : 'dark' });
        },
      },
      accessibility,
      hasCommandKey,
      isDevelopment: import.meta.env.DEV,
    }),
    toastCommand(window.document),
  ]);
  const isEnabled: ShellTools['isShortcutEnabled'] = (command) =>
    isShortcutEnabled(command, accessibility.read());
  const given = createGiven(services, registry, navigator.go);
  registry.offer(features.flatMap(({ commands }) => commands?.(given) ?? []));
  return {
    given,
    registry,
    hasCommandKey,
    isShortcutEnabled: isEnabled,
    onRefused: ({ title }, message) => {
      store.dispatch(notify({ type: 'info', title, message, status: 'command', isPassing: true }));
    },
    overlays,
    contributions: overlayContributions(given),
    Companions: createCompanions(given),
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
