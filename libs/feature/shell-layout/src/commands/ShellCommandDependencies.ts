import type { AccessibilityPreferences } from '@finance-analyst/accessibility';
import type { OverlayManifest, Overlays } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import type { ThemeToggle } from '../theme/toggleTheme.js';

/** What the shell's commands act on. */
export interface ShellCommandDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'dispatchEvent' | 'matchMedia'>;
  readonly overlays: Overlays;
  /** Every overlay that exists. */
  readonly overlayManifests: readonly Pick<OverlayManifest, 'id' | 'command'>[];
  readonly isTerminalExpanded: () => boolean;
  /** Every screen that exists. */
  readonly screens: readonly ScreenDescription[];
  readonly navigate: (path: string) => void;
  readonly preferences: ThemeToggle['preferences'];
  readonly accessibility: {
    read(): Pick<AccessibilityPreferences, 'screenReader' | 'keyboardNavigation'>;
  };
  /** Whether it is the keyboard of a Mac, where Alt and a digit type a character. */
  readonly hasCommandKey: boolean;
  /** Whether this is a development build: only there is a way to the list of all addresses. */
  readonly isDevelopment: boolean;
}
