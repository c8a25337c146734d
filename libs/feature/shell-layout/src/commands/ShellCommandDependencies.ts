import type { AccessibilityPreferences } from '@finance-analyst/accessibility';
import type { OverlayManifest } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import type { Overlays } from '@finance-analyst/contributions';

/** What the shell's commands act on. */
export interface ShellCommandDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'dispatchEvent'>;
  readonly overlays: Overlays;
  /** Every overlay. */
  readonly overlayManifests: readonly Pick<OverlayManifest, 'id' | 'command'>[];
  readonly isTerminalExpanded: () => boolean;
  /** Every screen. */
  readonly screens: readonly ScreenDescription[];
  readonly navigate: (path: string) => void;
  readonly theme: {
    /** Toggles light and dark, also if the device's theme applies so far. */
    toggle(): void;
  };
  readonly accessibility: {
    read(): Pick<AccessibilityPreferences, 'screenReader' | 'keyboardNavigation'>;
  };
  /** Whether it is a Mac keyboard, on which Alt and a digit type a character. */
  readonly hasCommandKey: boolean;
  /** Whether this is a development build, which lists all addresses. */
  readonly isDevelopment: boolean;
}
