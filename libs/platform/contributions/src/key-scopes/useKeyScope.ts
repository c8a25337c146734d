import { useEffect } from 'react';
import type { CommandRegistry } from '../commands/createCommandRegistry.js';
import type { KeyScope } from './KeyScope.js';

/** Lists a key scope while it is shown; null while it is not. The same object at every render. */
export function useKeyScope(registry: CommandRegistry | null, scope: KeyScope | null): void {
  useEffect(() => (scope ? registry?.registerKeyScope(scope) : undefined), [registry, scope]);
}
