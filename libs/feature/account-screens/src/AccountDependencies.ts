import type { SettingsScreenProps } from './settings/SettingsScreen.js';

/** What the application provides to these screens. */
export interface AccountDependencies extends Omit<
  SettingsScreenProps,
  'providers' | 'system' | 'showsPerformanceWarnings' | 'saveFile'
> {
  /** Of the browser, as a BCP 47 tag. */
  readonly locale: string;
  /** IANA name of the device's zone. */
  readonly timeZone: () => string;
  /** Whether performance warnings show as long as nobody chose. */
  readonly showsPerformanceWarnings: () => boolean;
}
