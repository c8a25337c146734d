import { describeCombination } from '@finance-analyst/contributions';
import type { ShellTools } from '../ShellTools.js';

/** The keys of a command as this keyboard writes them, `Ctrl K`; null while they do nothing. */
export function keysOfCommand(
  { registry, isShortcutEnabled, hasCommandKey }: ShellTools,
  wantedId: string,
): string | null {
  const command = registry.commands.find(({ id }) => id === wantedId);
  return command?.shortcut && isShortcutEnabled(command)
    ? describeCombination(command.shortcut, hasCommandKey).join(' ')
    : null;
}
