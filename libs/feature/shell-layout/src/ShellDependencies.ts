import type { CommandRegistry } from '@finance-analyst/contributions';
import type { ShellCommandEdges } from './commands/ShellCommandEdges.js';

/** What the application gives the shell's overlays. */
export interface ShellDependencies extends Pick<ShellCommandEdges, 'hasCommandKey' | 'accessibility'> {
  readonly registry: CommandRegistry;
}
