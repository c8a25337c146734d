import type { Command } from '@finance-analyst/contributions';
import type { ShellCommandDependencies } from '../commands/ShellCommandDependencies.js';

/**
 * Whether the keys of a command work. With the preference `keyboardNavigation` off the browser and assistive technology
 * have them all, except for Escape, which leads out of whatever is open.
 */
export const isShortcutEnabled = (
  { id }: Pick<Command, 'id'>,
  {
    keyboardNavigation,
  }: Pick<ReturnType<ShellCommandDependencies['accessibility']['read']>, 'keyboardNavigation'>,
): boolean => keyboardNavigation || id === 'view.close';
