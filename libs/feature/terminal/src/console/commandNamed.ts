import type { TerminalCommand } from './terminalCommands.js';

/** The command that is entered by this word, or by its other one, in either case. */
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
