import type { AccessibilityPreferences } from '@finance-analyst/accessibility';
import type { OverlayManifest, Overlays } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import type { ThemeToggle } from '../theme/toggleTheme.js';

/** What the shell's commands act on. */
export interface ShellCommandDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'dispatchEvent' | 'matchMedia'>;
  readonly overlays: Overlays;
  /** Every overlay. */
  readonly overlayManifests: readonly Pick<OverlayManifest, 'id' | 'command'>[];
  readonly isTerminalExpanded: () => boolean;
  /** Every screen. */
  readonly screens: readonly ScreenDescription[];
  readonly navigate: (path: string) => void;
  readonly preferences: ThemeToggle['preferences'];
  readonly accessibility: {
    read(): Pick<AccessibilityPreferences, 'screenReader' | 'keyboardNavigation'>;
  };
  /** Whether it is a Mac keyboard, on which Alt and a digit type a character. */
  readonly hasCommandKey: boolean;
  /** Whether this is a development build, which lists all addresses. */
  readonly isDevelopment: boolean;
}
