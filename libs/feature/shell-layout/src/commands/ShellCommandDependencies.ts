import type { AccessibilityPreferences } from '@finance-analyst/accessibility';
import type { OverlayManifest } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import type { Overlays } from '@finance-analyst/contributions';

/** What the shell's commands act on. */
export interface ShellCommandDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'dispatchEvent'>;
  readonly overlays: Overlays;
  /** Every overlay that exists. */
  readonly overlayManifests: readonly Pick<OverlayManifest, 'id' | 'command'>[];
  readonly isTerminalExpanded: () => boolean;
  /** Every screen that exists. */
  readonly screens: readonly ScreenDescription[];
  readonly navigate: (path: string) => void;
  readonly theme: {
    /** From light to dark or back, also where the device's theme holds until now. */
    toggle(): void;
  };
  readonly accessibility: {
    read(): Pick<AccessibilityPreferences, 'screenReader' | 'keyboardNavigation'>;
  };
  /** Whether it is the keyboard of a Mac, where Alt and a digit type a character. */
  readonly hasCommandKey: boolean;
  /** Whether this is a development build: only there is a way to the list of all addresses. */
  readonly isDevelopment: boolean;
}
