import type { Command } from '@finance-analyst/contributions';
import type { ShellCommandDependencies } from '../commands/ShellCommandDependencies.js';

/**
 * Whether a command's keys work. With the preference `keyboardNavigation` off, the browser and assistive technology
 * get all of them except Escape, which closes whatever is open.
 */
export const isShortcutEnabled = (
  { id }: Pick<Command, 'id'>,
  {
    keyboardNavigation,
  }: Pick<ReturnType<ShellCommandDependencies['accessibility']['read']>, 'keyboardNavigation'>,
): boolean => keyboardNavigation || id === 'view.close';
