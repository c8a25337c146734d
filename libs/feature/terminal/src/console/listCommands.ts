import { messages } from '../messages.js';
import { usageOf } from './describeCommand.js';
import type { TerminalCommand } from './terminalCommands.js';

/** The output of `help`: the commands under their headings, then the filters and options. */
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
