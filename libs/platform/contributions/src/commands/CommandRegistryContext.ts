import { createContext } from 'react';
import type { CommandRegistry } from './createCommandRegistry.js';

/** The registry that a screen adds its own commands to; null if there is none, as in a story. */
export const CommandRegistryContext = createContext<CommandRegistry | null>(null);
