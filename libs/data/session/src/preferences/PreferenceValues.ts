/** What a person may choose for the page's colours; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** What a person prefers, on this device. */
export interface PreferenceValues {
  readonly theme: ThemeChoice;
  /** Whether the terminal is open at every start. */
  readonly alwaysShowCLI: boolean;
  /** Of numbers and dates, such as `de-CH`; null follows the browser. */
  readonly locale: string | null;
  /** Such as `Europe/Zurich`; null follows the device. */
  readonly timeZone: string | null;
  /** Whether what is done with the product is recorded on the device. */
  readonly usageRecording: boolean;
  /** Whether what was recorded may leave the device. */
  readonly usageSharing: boolean;
  /** Whether what is far over its performance budget is said in a toast; null follows who is at work. */
  readonly performanceWarnings: boolean | null;
  /** Whether the navigation shows icons alone; null follows the width of the window. */
  readonly isRailCollapsed: boolean | null;
}

/** What holds until a person chooses. */
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
