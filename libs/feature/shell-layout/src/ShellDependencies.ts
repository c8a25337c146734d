import type { CommandRegistry } from '@finance-analyst/contributions';
import type { ShellCommandDependencies } from './commands/ShellCommandDependencies.js';

/** What the application provides to the shell's overlays. */
export interface ShellDependencies extends Pick<ShellCommandDependencies, 'hasCommandKey' | 'accessibility'> {
  readonly registry: CommandRegistry;
}
