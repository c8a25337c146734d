import type { TerminalCommand } from './terminalCommands.js';

/** The command with this word or alias, in upper or lower case. */
export function commandNamed(
  commands: readonly TerminalCommand[],
  typed: string,
): TerminalCommand | undefined {
  const wanted = typed.toLowerCase();
  return (
    commands.find(({ word }) => word.toLowerCase() === wanted) ??
    commands.find(({ otherWord }) => otherWord?.toLowerCase() === wanted)
  );
}
