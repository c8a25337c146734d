import type { Command } from '@finance-analyst/contributions';
import { overlayCommandPrefix } from './overlayCommands.js';
import { screenCommandPrefix } from './screenCommands.js';

const isScreen = ({ id }: Command): boolean => id.startsWith(screenCommandPrefix);

/** A phone has no other menu, and no other access to some of them. */
const isOverlay = ({ id }: Command): boolean => id.startsWith(overlayCommandPrefix);

/** The commands that a press can run: those without arguments. */
export const menuCommands = (commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ parameters }) => !parameters?.some(({ isRequired }) => isRequired));

/** The Help menu: the guide, the changelog, the diagnostics, then the overlays. */
export const helpCommands = (commands: readonly Command[]): readonly Command[] => {
  const shown = menuCommands(commands);
  return [...shown.filter(isScreen), ...shown.filter(isOverlay)];
};

/** The shortcuts menu: all other commands. */
export const shortcutCommands = (commands: readonly Command[]): readonly Command[] =>
  menuCommands(commands).filter((command) => !isScreen(command) && !isOverlay(command));
