import { useSyncExternalStore } from 'react';
import type { Command } from './Command.js';
import type { CommandRegistry } from './createCommandRegistry.js';

/** The commands there are now, with those of the screen. */
export const useRegisteredCommands = (registry: CommandRegistry): readonly Command[] =>
  useSyncExternalStore(registry.subscribe, () => registry.commands);
