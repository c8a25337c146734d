import type { CommandRegistry } from '@finance-analyst/contributions';
import type { TerminalState } from './state/createTerminalState.js';

export interface TerminalPanelProps {
  /** Commands that have a word; the terminal adds `help`, `clear` and `history`. */
  readonly registry: CommandRegistry;
  readonly terminal: TerminalState;
  /** Whether this is a Mac keyboard, for the shortcuts in the help. */
  readonly hasCommandKey?: boolean;
}
