import type { Command } from '@finance-analyst/contributions';
import { overlayCommandPrefix } from './overlayCommands.js';
import { screenCommandPrefix } from './screenCommands.js';

const isScreen = ({ id }: Command): boolean => id.startsWith(screenCommandPrefix);

/** A phone has no other menu, and no other way to some of them. */
const isOverlay = ({ id }: Command): boolean => id.startsWith(overlayCommandPrefix);

/** The commands that a press alone can run: those that ask for no word. */
export const menuCommands = (commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ parameters }) => !parameters?.some(({ isRequired }) => isRequired));

/** Those of the menu Help: the guide, what changed, how the product does, and then the overlays. */
export const helpCommands = (commands: readonly Command[]): readonly Command[] => {
  const shown = menuCommands(commands);
  return [...shown.filter(isScreen), ...shown.filter(isOverlay)];
};

/** Those of the menu of shortcuts: everything else that can be done. */
export const shortcutCommands = (commands: readonly Command[]): readonly Command[] =>
  menuCommands(commands).filter((command) => !isScreen(command) && !isOverlay(command));
