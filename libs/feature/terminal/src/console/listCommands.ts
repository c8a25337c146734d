import { messages } from '../messages.js';
import { usageOf } from './describeCommand.js';
import type { TerminalCommand } from './terminalCommands.js';

/** What `help` says: the commands under their headings, and what the terminal can do with any of them. */
export function listCommands(commands: readonly TerminalCommand[]): readonly string[] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    ...groups.flatMap((group) => [
      group,
      ...commands
        .filter((command) => command.group === group)
        .map((command) => `  ${usageOf(command).padEnd(width)}  ${command.title}`),
    ]),
    messages.filtersHelp,
    messages.optionsHelp,
  ];
}
