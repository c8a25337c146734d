import type { CommandRegistry } from '@finance-analyst/contributions';
import type { TerminalState } from './state/createTerminalState.js';

export interface TerminalPanelProps {
  /** The commands that have a word; `help`, `clear` and `history` are the terminal's own. */
  readonly registry: CommandRegistry;
  readonly terminal: TerminalState;
  /** Whether the keyboard at hand is a Mac's, for the shortcuts in the help. */
  readonly hasCommandKey?: boolean;
}
