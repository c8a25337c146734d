import type { SettingsScreenProps } from './settings/SettingsScreen.js';

/** What the application provides to these screens. */
export interface AccountDependencies extends Omit<
  SettingsScreenProps,
  'providers' | 'system' | 'showsPerformanceWarnings' | 'saveFile' | 'reload'
> {
  /** The browser's, as a BCP 47 tag. */
  readonly locale: string;
  /** IANA name of the device's zone. */
  readonly timeZone: () => string;
  /** Whether performance warnings are shown by default. */
  readonly showsPerformanceWarnings: () => boolean;
}
