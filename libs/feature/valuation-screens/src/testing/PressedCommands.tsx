import {
  CommandRegistryContext,
  createCommandRegistry,
  type CommandRegistry,
} from '@finance-analyst/contributions';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** A registry whose commands run by their keys, as the shell runs them. */
export function PressedCommands({
  children,
  registry: given,
}: {
  readonly children: ReactNode;
  readonly registry?: CommandRegistry;
}): ReactElement {
  const [registry] = useState(() => given ?? createCommandRegistry([]));
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
