/** The theme choices; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** A person's preferences on this device. */
export interface PreferenceValues {
  readonly theme: ThemeChoice;
  /** Whether the terminal opens at every start. */
  readonly alwaysShowCLI: boolean;
  /** Of numbers and dates, such as `de-CH`; null follows the browser. */
  readonly locale: string | null;
  /** Such as `Europe/Zurich`; null follows the device. */
  readonly timeZone: string | null;
  /** Whether usage is recorded on the device. */
  readonly usageRecording: boolean;
  /** Whether usage records may leave the device. */
  readonly usageSharing: boolean;
  /** Whether a missed performance budget shows a toast; null decides by whether a person or a program uses the page. */
  readonly performanceWarnings: boolean | null;
  /** Whether the navigation shows only icons; null follows the window width. */
  readonly isRailCollapsed: boolean | null;
}

/** The defaults. */
export const defaultPreferences: PreferenceValues = {
  theme: 'system',
  alwaysShowCLI: false,
  locale: null,
  timeZone: null,
  usageRecording: true,
  usageSharing: false,
  performanceWarnings: null,
  isRailCollapsed: null,
};

/** The names of the preferences. */
export const preferenceFields = [
  'theme',
  'alwaysShowCLI',
  'locale',
  'timeZone',
  'usageRecording',
  'usageSharing',
  'performanceWarnings',
  'isRailCollapsed',
] as const satisfies readonly (keyof PreferenceValues)[];
