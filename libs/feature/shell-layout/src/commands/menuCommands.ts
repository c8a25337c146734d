import type { Command } from '@finance-analyst/contributions';

/** The commands that a press alone can run: those that ask for no word. */
export const menuCommands = (commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ parameters }) => !parameters?.some(({ isRequired }) => isRequired));
