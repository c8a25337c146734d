import { CommandRegistryContext, createCommandRegistry } from '@finance-analyst/contributions';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** A registry whose commands run by their keys, as the shell runs them. */
export function PressedCommands({ children }: { readonly children: ReactNode }): ReactElement {
  const [registry] = useState(() => createCommandRegistry([]));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      void registry.findByKeys(event, false)?.run();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [registry]);
  return <CommandRegistryContext value={registry}>{children}</CommandRegistryContext>;
}
