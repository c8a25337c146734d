import { useRegisteredCommands, useRegisteredKeyScopes } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { ShellDependencies } from '../ShellDependencies.js';
import { isShortcutEnabled } from './isShortcutEnabled.js';
import { ShortcutsHelp } from './ShortcutsHelp.js';

/** All shortcuts, and the keys of visible key scopes. */
export const ShortcutsOverlay = ({
  registry,
  hasCommandKey,
  accessibility,
}: ShellDependencies): ReactElement => (
  <ShortcutsHelp
    commands={useRegisteredCommands(registry)}
    keyScopes={useRegisteredKeyScopes(registry)}
    hasCommandKey={hasCommandKey}
    isShortcutEnabled={(command) => isShortcutEnabled(command, accessibility.read())}
  />
);
