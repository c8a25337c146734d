import type { Command, CommandRegistry, OverlayManifest } from '@finance-analyst/contributions';
import type { InstallPrompt } from '@finance-analyst/installation';
import type { Overlays } from '@finance-analyst/contributions';
import type { TerminalSwitch } from './quick-actions/TerminalSwitch.js';

/** What is at hand on every screen. Made once, at start. */
export interface ShellTools {
  readonly registry: CommandRegistry;
  /** Whether it is the keyboard of a Mac. */
  readonly hasCommandKey: boolean;
  /** Whether the keys of a command work now. */
  readonly isShortcutEnabled: (command: Command) => boolean;
  /** Told why a command did nothing, wherever on the page that was asked for. */
  readonly onRefused: (command: Command, reason: string) => void;
  readonly overlays: Overlays;
  /** What the overlays show. */
  readonly contributions: readonly OverlayManifest[];
  readonly terminal: TerminalSwitch;
  readonly installPrompt: InstallPrompt;
}
