import { createCommandRegistry, createOverlays, type OverlayManifest } from '@finance-analyst/contributions';
import { createInstallPrompt } from '@finance-analyst/installation';
import { createPreferences, type ThemeChoice } from '@finance-analyst/session';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { shellCommands } from '../commands/shellCommands.js';
import type { ShellCommandDependencies } from '../commands/ShellCommandDependencies.js';
import { isShortcutEnabled } from '../shortcuts/isShortcutEnabled.js';
import { ShortcutsOverlay } from '../shortcuts/ShortcutsOverlay.js';
import type { ShellTools } from '../ShellTools.js';
import { exampleOverlays } from './exampleOverlays.js';
import { exampleScreens } from './exampleScreens.js';

export interface TestTools extends ShellTools {
  /** Where commands led to. */
  readonly visited: string[];
  /** Why commands did nothing. */
  readonly refusals: string[];
  /** What the terminal was told. */
  readonly terminalEvents: string[];
  readonly theme: () => ThemeChoice;
  /** The window that installations are offered on. */
  readonly browser: EventTarget;
}

export interface TestToolOptions {
  readonly preferences?: ReturnType<ShellCommandDependencies['accessibility']['read']>;
  readonly hasCommandKey?: boolean;
  readonly isDevelopment?: boolean;
  readonly isTerminalExpanded?: boolean;
  readonly load?: OverlayManifest['load'];
}

/** Tools whose overlays hold a sentence each, and whose terminal is only told. */
export function createTestTools({
  preferences = { screenReader: false, keyboardNavigation: true },
  hasCommandKey = false,
  isDevelopment = false,
  isTerminalExpanded = false,
  load,
}: TestToolOptions = {}): TestTools {
  const visited: string[] = [];
  const refusals: string[] = [];
  const terminalEvents: string[] = [];
  const chosen = createPreferences(createStoredEntries({}));
  const browser = new EventTarget() as Window & EventTarget;
  const overlays = createOverlays();
  const isEnabled: ShellTools['isShortcutEnabled'] = (command) => isShortcutEnabled(command, preferences);
  const registry = createCommandRegistry(
    shellCommands({
      document,
      window: {
        dispatchEvent: (event) => terminalEvents.push(event.type) > 0,
        matchMedia: () => ({ matches: false }) as MediaQueryList,
      },
      overlays,
      overlayManifests: exampleOverlays,
      isTerminalExpanded: () => isTerminalExpanded,
      screens: exampleScreens,
      navigate: (path) => void visited.push(path),
      preferences: chosen,
      accessibility: { read: () => preferences },
      hasCommandKey,
      isDevelopment,
    }),
  );
  const accessibility = { read: () => preferences };
  const contributions = exampleOverlays.map((overlay): OverlayManifest => {
    if (overlay.id !== 'shortcuts')
      return { ...overlay, load: load ?? (async () => () => <p>Content of {overlay.title}.</p>) };
    const dependencies = { registry, hasCommandKey, accessibility };
    return { ...overlay, load: async () => () => <ShortcutsOverlay {...dependencies} /> };
  });
  return {
    visited,
    refusals,
    terminalEvents,
    theme: () => chosen.read().theme,
    browser,
    registry,
    hasCommandKey,
    isShortcutEnabled: isEnabled,
    onRefused: (_command, reason) => void refusals.push(reason),
    overlays,
    contributions,
    terminal: {
      isExpanded: () => isTerminalExpanded,
      subscribe: () => () => undefined,
      toggle: () => void terminalEvents.push('toggle'),
    },
    installPrompt: createInstallPrompt({
      window: browser,
      entries: createStoredEntries({}),
      isEnabled: true,
      onInstalled: () => undefined,
    }),
  };
}
