import { useSyncExternalStore } from 'react';
import type { Command } from './Command.js';
import type { CommandRegistry } from './createCommandRegistry.js';

/** The current commands, including the screen's own. */
export const useRegisteredCommands = (registry: CommandRegistry): readonly Command[] =>
  useSyncExternalStore(registry.subscribe, () => registry.commands);
