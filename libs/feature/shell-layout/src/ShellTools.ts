import type { Command, CommandRegistry, OverlayManifest } from '@finance-analyst/contributions';
import type { InstallPrompt } from '@finance-analyst/installation';
import type { Overlays } from '@finance-analyst/contributions';
import type { TerminalSwitch } from './quick-actions/TerminalSwitch.js';

/** The tools available on every screen: the same object until a preference changes which keys work. */
export interface ShellTools {
  readonly registry: CommandRegistry;
  /** Whether it is a Mac keyboard. */
  readonly hasCommandKey: boolean;
  /** Whether a command's keys work now. */
  readonly isShortcutEnabled: (command: Command) => boolean;
  /** Receives the reason a command did nothing, wherever it was run. */
  readonly onRefused: (command: Command, reason: string) => void;
  readonly overlays: Overlays;
  /** The content of the overlays. */
  readonly contributions: readonly OverlayManifest[];
  readonly terminal: TerminalSwitch;
  readonly installPrompt: InstallPrompt;
}
