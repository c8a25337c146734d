import { useSyncExternalStore } from 'react';
import type { CommandRegistry } from '../commands/createCommandRegistry.js';
import type { KeyScope } from './KeyScope.js';

/** The key scopes that are currently shown. */
export const useRegisteredKeyScopes = (registry: CommandRegistry): readonly KeyScope[] =>
  useSyncExternalStore(registry.subscribe, () => registry.keyScopes);
