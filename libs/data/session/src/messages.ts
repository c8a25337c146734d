/** The texts of the session and of the preferences, in one place. */
export const messages = {
  signInNotStored: 'Your browser keeps no settings here, so you are signed in only until the tab closes.',
  preferenceNotStored: 'Your browser keeps no settings here, so this lasts only until the tab closes.',
  unreadable:
    'Stored settings could not be read, so the defaults hold. What is stored stays as it is until you change a setting.',
  wrongPreferences: (wrong: readonly string[]): string =>
    `Not readable, so the default holds: ${wrong.join(', ')}. What is stored stays as it is until you change it.`,
  preferences: {
    theme: 'Theme',
    alwaysShowCLI: 'Terminal at every start',
    locale: 'Locale',
    timeZone: 'Time zone',
    usageRecording: 'Recording of usage',
    usageSharing: 'Sharing of usage',
    performanceWarnings: 'Performance warnings',
    isRailCollapsed: 'Navigation',
  },
  invalidPreference: {
    theme: 'That is no theme of this product.',
    alwaysShowCLI: 'The terminal is open at every start, or it is not.',
    locale: 'That is no locale. One looks like de-CH.',
    timeZone: 'That is no time zone. One looks like Europe/Zurich.',
    usageRecording: 'Recording is on, or it is off.',
    usageSharing: 'Sharing is on, or it is off.',
    performanceWarnings: 'Use on or off for performance warnings.',
    isRailCollapsed: 'The navigation is folded, or it is not.',
  },
} as const;
