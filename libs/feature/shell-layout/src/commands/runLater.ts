import type { CommandArguments, CommandOutcome } from '@finance-analyst/contributions';
import { messages } from '../messages.js';

/** Loads what the shell's commands run. */
export const loadRuns = () => import('../command-runs/commandRuns.js');

export type CommandRuns = Awaited<ReturnType<typeof loadRuns>>;

/** The `run` of a command whose code is loaded after the first paint, or with the first command. */
export const runLater =
  (run: (runs: CommandRuns, given?: CommandArguments) => CommandOutcome, load = loadRuns) =>
  async (given?: CommandArguments): Promise<CommandOutcome> => {
    const runs = await load().catch(() => null);
    return runs ? run(runs, given) : { ok: false, reason: messages.commandNotLoaded };
  };
