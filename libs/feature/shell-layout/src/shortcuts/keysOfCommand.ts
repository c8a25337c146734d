import { describeCombination } from '@finance-analyst/contributions';
import type { ShellTools } from '../ShellTools.js';

/** A command's keys in this keyboard's notation, `Ctrl K`; null if disabled. */
export function keysOfCommand(
  { registry, isShortcutEnabled, hasCommandKey }: ShellTools,
  wantedId: string,
): string | null {
  const command = registry.commands.find(({ id }) => id === wantedId);
  return command?.shortcut && isShortcutEnabled(command)
    ? describeCombination(command.shortcut, hasCommandKey).join(' ')
    : null;
}
