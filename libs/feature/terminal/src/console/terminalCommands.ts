import type { Command, CommandRegistry } from '@finance-analyst/contributions';

/** A command that can be entered. */
export type TerminalCommand = Command & { readonly word: string };

const hasWord = (command: Command): command is TerminalCommand => command.word !== undefined;

/** The terminal's own commands, then those of the registry, which cannot replace them. */
export function terminalCommands(
  own: readonly TerminalCommand[],
  registry: CommandRegistry,
): readonly TerminalCommand[] {
  const taken = own.map(({ word }) => word);
  return [
    ...registry.commands.filter(hasWord).filter(({ word }) => !taken.includes(word.toLowerCase())),
    ...own,
  ];
}
