import type { Command, CommandOutcome } from '@finance-analyst/contributions';
import { useCallback, useEffect } from 'react';
import { messages } from '../messages.js';
import type { ShellTools } from '../ShellTools.js';
import { loadRuns } from './runLater.js';

/** Runs commands from keys and menus, and reports why one did nothing. */
export function useCommandRunner(onRefused: ShellTools['onRefused'] | undefined): (command: Command) => void {
  // So that the first command runs at once. If it fails to load, the command tries again.
  useEffect(() => void loadRuns().catch(() => undefined), []);
  return useCallback(
    (command: Command) => {
      const fail = (error: unknown) => {
        onRefused?.(command, error instanceof Error ? error.message : messages.commandFailed(command.title));
      };
      const show = (outcome: CommandOutcome) => {
        if (!outcome.ok && !outcome.isOnScreen) onRefused?.(command, outcome.reason);
      };
      try {
        const outcome = command.run();
        if (outcome instanceof Promise) outcome.then(show, fail);
        else show(outcome);
      } catch (error) {
        fail(error);
      }
    },
    [onRefused],
  );
}
